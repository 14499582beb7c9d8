import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * Emotion's cache, on the server and in the browser. It keeps the rules of rendered components by
 * name, as Emotion's `extractCritical` has it; that also ends its warning of `:first-child`, which
 * is unsafe only with style elements between the components. Without its prefixer, because every
 * supported browser understands the unprefixed properties.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'l', stylisPlugins: [] })
  cache.compat = true
  return cache
}
