/**
 * Options of Emotion's cache, on the server and in the browser. Without its prefixer: every browser
 * that runs the site knows the properties as they are.
 */
export const styleCacheOptions = { key: 'l', stylisPlugins: [] }
