import createCache, { type EmotionCache } from '@emotion/cache'
import { styleCacheOptions } from '../app/style-cache.ts'

const emotionClass = new RegExp(`\\.${styleCacheOptions.key}-(\\w+)`)

/** The rules of a style sheet; none if it failed to load, and Emotion then inserts what it needs. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    // Reading `cssRules` of a sheet that failed to load throws.
    return []
  }
}

/**
 * Emotion's cache for the page in the document, told of the classes that its sheets style. Emotion
 * could find those of a style element by names in an attribute, but it would then move that element,
 * and the browser would recalculate the styles of the whole page.
 */
export function createPageCache(): EmotionCache {
  const cache = createCache(styleCacheOptions)
  for (const sheet of document.styleSheets)
    for (const rule of rulesOf(sheet)) {
      // A class may have rules for some screens only.
      const name = emotionClass.exec(
        rule instanceof CSSStyleRule ? rule.selectorText : rule.cssText,
      )
      if (name?.[1]) cache.inserted[name[1]] = true
    }
  return cache
}
