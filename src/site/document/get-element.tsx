import { CacheProvider, type EmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'
import { App } from '../../app/App.tsx'

/** Key of the style cache, shared by the server's `<style>` and the browser. */
export const styleKey = 'l'

/** Without Emotion's prefixer: every browser that runs the site knows the properties as they are. */
export const styleCacheOptions = { key: styleKey, stylisPlugins: [] }

/** The one element that the server renders and the browser hydrates; they differ in the router. */
export function getElement(cache: EmotionCache, router: (app: ReactNode) => ReactNode) {
  return <CacheProvider value={cache}>{router(<App />)}</CacheProvider>
}
