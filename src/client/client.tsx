import type { EmotionCache } from '@emotion/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { adoptFooter } from '../app/footers.ts'
import { type AnyPage, type Route, routes } from '../app/routes.tsx'
import { pages, payloads, readPayload } from '../app/stores.ts'
import { firstPageShown } from '../app/use-page-shown.ts'
import { adoptBodies } from '../features/body/body-store.ts'
import { canonicalPath, withoutBase } from '../lib/site-path.ts'
import { getElement, styleCacheOptions, styleKey } from '../site/document/get-element.tsx'
import createCache, { canNest } from './nesting-cache.ts'
import { showFonts } from './show-fonts.ts'

const base = import.meta.env.BASE_URL

/** After this many milliseconds held events take their native way. */
const longestWait = 5000

/** Takes what the page already has, so that hydration loads nothing twice and never waits. */
async function adoptPage(data: Response) {
  const payload = await readPayload(data)
  payloads.seed(canonicalPath(withoutBase(base, location.pathname)), payload)
  adoptBodies()
  adoptFooter()
  const route: Route<unknown> = routes[payload.route]
  // In the preview a saved text must show in all of the page.
  const load = (!import.meta.env.DEV && route.loadStanding) || route.load
  // The payload of a route carries the props of that route's page: see `PagePayload`.
  pages.seed(payload.route, (await load(document)) as AnyPage)
}

/** Names of the rules and keyframes in a style sheet of Emotion. */
const insertedNames = new RegExp(`(?:\\.${styleKey}-|@keyframes )([\\w-]+)`, 'g')

/** The rules of the page and of the sheet for later; one that did not come is done without. */
function rulesInPage(): string {
  const { textContent = '' } = document.querySelector('style[data-rules]') ?? {}
  const later = document.querySelector<HTMLLinkElement>('[data-sheet]')?.sheet?.cssRules ?? []
  return textContent + [...later].map(({ cssText }) => cssText).join('')
}

/**
 * A cache that knows the rules in the page. Emotion's own way is to move their `<style>`, and then
 * the browser styles and lays out the whole page again and fetches its fonts anew.
 */
async function styleCache(): Promise<EmotionCache> {
  // Browsers of 2024 and before need Emotion's preprocessor.
  const create = canNest() ? createCache : (await import('@emotion/cache')).default
  const cache = create(styleCacheOptions)
  for (const [, name] of rulesInPage().matchAll(insertedNames))
    if (name) cache.inserted[name] = true
  return cache
}

/**
 * Called by the boot script once the page is complete or touched.
 *
 * @param data the answer to the request for this page's payload, made together with that for the program
 * @returns when React has taken over, so that held events can be replayed
 */
export async function hydrate(data: Response): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const [cache] = await Promise.all([styleCache(), adoptPage(data)])
  const element = getElement(cache, (app) => <BrowserRouter basename={base}>{app}</BrowserRouter>)
  startTransition(() => {
    hydrateRoot(root, element)
  })
  // Hydration is scheduled work and takes its time; a page that fails never comes to stand.
  const taken = Promise.race([firstPageShown, new Promise((done) => setTimeout(done, longestWait))])
  showFonts(taken)
  await taken
}
