import createCache, { type EmotionCache } from '@emotion/cache'
import { styleCacheOptions, styleKey } from './get-element.tsx'

/** Rules by the name of their class or keyframes, in the order of rendering. */
export type Rules = Record<string, string>

/** A cache that collects rules instead of writing them between the elements. */
export function collectingCache(options = styleCacheOptions): EmotionCache {
  const cache = createCache(options)
  cache.compat = true
  return cache
}

/** What a cache has collected. */
export const rulesIn = ({ inserted }: EmotionCache): Rules =>
  Object.fromEntries(Object.entries(inserted).map(([name, rules]) => [name, String(rules)]))

/** Rules as they are sent: the last declaration of each needs no end. */
export const written = (rules: string): string => rules.replaceAll(';}', '}')

/** Nested styles as the rules of a class. */
export function rulesOf(name: string, styles: string): string {
  // Caches that share a list of plugins remember rules by name, whatever their styles.
  const cache = collectingCache({ ...styleCacheOptions, stylisPlugins: [] })
  cache.insert(`.${styleKey}-${name}`, { name, styles }, cache.sheet, true)
  return String(cache.inserted[name])
}
