import createCache from '@emotion/cache'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PagePayload } from '../app/payload.ts'
import { type AnyPage, routes } from '../app/routes.tsx'
import { pages, payloads } from '../app/stores.ts'
import { firstPageShown } from '../app/use-page-shown.ts'
import { bodies } from '../features/body/body-store.ts'
import { canonicalPath, withoutBase } from '../lib/site-path.ts'
import { getElement, styleCacheOptions } from './get-element.tsx'
import { showFonts } from './show-fonts.ts'

const base = import.meta.env.BASE_URL

/** After this many milliseconds held events take their native way. */
const longestWait = 5000

/** Takes what the page already has, so that hydration loads nothing twice and never waits. */
async function adoptPage() {
  const element = document.getElementById('payload')
  if (!element?.textContent) throw new Error('The page carries no payload')
  const payload: PagePayload = JSON.parse(element.textContent)
  payloads.seed(canonicalPath(withoutBase(base, location.pathname)), payload)
  for (const body of document.querySelectorAll<HTMLElement>('[data-body]'))
    bodies.seed(body.dataset.body ?? '', body.innerHTML)
  // The payload of a route carries the props of that route's page: see `PagePayload`.
  pages.seed(payload.route, (await routes[payload.route].load()) as AnyPage)
}

/**
 * A cache that knows the rules in the page. Emotion's own way is to move their `<style>`, and then
 * the browser styles and lays out the whole page again and fetches its fonts anew.
 */
function styleCache() {
  const cache = createCache(styleCacheOptions)
  const rules = document.querySelector<HTMLElement>('style[data-rules]')?.dataset.rules ?? ''
  for (const id of rules.split(' ')) cache.inserted[id] = true
  return cache
}

/**
 * Called by the boot script once the page is complete or touched.
 *
 * @returns when React has taken over, so that held events can be replayed
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  await adoptPage()
  const element = getElement(styleCache(), (app) => (
    <BrowserRouter basename={base}>{app}</BrowserRouter>
  ))
  startTransition(() => {
    hydrateRoot(root, element)
  })
  // Hydration is scheduled work and takes its time; a page that fails never comes to stand.
  const taken = Promise.race([firstPageShown, new Promise((done) => setTimeout(done, longestWait))])
  showFonts(taken)
  await taken
}
