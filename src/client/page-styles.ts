import createCache, { type EmotionCache } from '@emotion/cache'
import { styleCacheOptions } from '../app/style-cache.ts'

const emotionClass = new RegExp(`\\.${styleCacheOptions.key}-(\\w+)`)

/**
 * The rules of a style sheet; none if it failed to load, and Emotion then inserts what it needs.
 */
function rulesOf(link: HTMLLinkElement | null): Iterable<CSSRule> {
  try {
    return link?.sheet?.cssRules ?? []
  } catch {
    // Reading `cssRules` of a sheet that failed to load throws.
    return []
  }
}

/**
 * Emotion's cache for the page in the document. Emotion finds the rules in the head by itself, but
 * has to be told those of the deferred sheet. Otherwise each part of the page would insert its
 * rules again when it hydrates, and the browser would recalculate the styles of the whole page each
 * time.
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
