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

// The last declaration of a rule needs no end.
const written = (rules: unknown) => String(rules).replaceAll(';}', '}')

/** What a cache has collected. */
export const rulesIn = ({ inserted }: EmotionCache): Rules =>
  Object.fromEntries(Object.entries(inserted).map(([name, rules]) => [name, written(rules)]))

/** Nested styles as the rules of a class. */
export function rulesOf(name: string, styles: string): string {
  // Caches that share a list of plugins remember rules by name, whatever their styles.
  const cache = collectingCache({ ...styleCacheOptions, stylisPlugins: [] })
  cache.insert(`.${styleKey}-${name}`, { name, styles }, cache.sheet, true)
  return written(cache.inserted[name])
}
