import createCache, { type EmotionCache } from '@emotion/cache'
import { styleCacheOptions } from '../app/style-cache.ts'

const emotionClass = new RegExp(`\\.${styleCacheOptions.key}-(\\w+)`)

/** Without the sheet, which may have failed to come, Emotion inserts what it needs. */
function rulesOf(link: HTMLLinkElement | null): Iterable<CSSRule> {
  try {
    return link?.sheet?.cssRules ?? []
  } catch {
    // A sheet that failed forbids to be read.
    return []
  }
}

/**
 * Emotion's cache for the page in the document. It reads the names of the rules in the head by itself;
 * those in the sheet of what is deferred it is told, or each part of the page would insert its rules
 * again when it hydrates, and the browser would style the whole page anew each time.
 */
export function createPageCache(): EmotionCache {
  const cache = createCache(styleCacheOptions)
  const link = document.querySelector<HTMLLinkElement>('link[data-deferred]')
  for (const rule of rulesOf(link)) {
    const name = emotionClass.exec(rule instanceof CSSStyleRule ? rule.selectorText : '')?.[1]
    if (name) cache.inserted[name] = true
  }
  return cache
}
