/**
 * Options of Emotion's cache, on the server and in the browser. Without its prefixer, because every
 * supported browser understands the unprefixed properties.
 */
export const styleCacheOptions = { key: 'l', stylisPlugins: [] }
