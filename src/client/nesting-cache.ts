import type { EmotionCache } from '@emotion/react'

/**
 * Emotion's cache for browsers that nest rules themselves: it hands rules over as they are written.
 * Emotion's own cache brings a preprocessor for it, which would be a tenth of our program.
 * In a build it also stands in for the cache that @emotion/react makes by default; see
 * vite.config.ts.
 */
export default function createCache({ key }: { key: string }): EmotionCache {
  let sheet: CSSStyleSheet | null = null
  const cache: Omit<EmotionCache, 'sheet'> = {
    key,
    inserted: {},
    registered: {},
    insert(selector, { name, styles }) {
      cache.inserted[name] = true
      if (styles === '') return
      sheet ??= document.head.appendChild(document.createElement('style')).sheet
      sheet?.insertRule(selector ? `${selector}{${styles}}` : styles, sheet.cssRules.length)
    },
  }
  // Emotion's sheet is only ever passed on to `insert`, which has its own.
  return cache as EmotionCache
}

/** Whether rules may stand within rules, and declarations after them. */
export const canNest = () => CSS.supports('selector(&)') && 'CSSNestedDeclarations' in window
