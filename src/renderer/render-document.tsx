import { bootScript } from 'virtual:boot-script'
import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PagePayload } from '../app/payload.ts'
import { type AnyPage, routes } from '../app/routes.tsx'
import { pages, payloads } from '../app/stores.ts'
import { bodies as bodyStore } from '../features/body/body-store.ts'
import { withBase } from '../lib/site-path.ts'
import { fontFaces } from '../theme/fonts.ts'
import { rootCss } from '../theme/root-css.ts'
import { getElement, styleKey } from './get-element.tsx'
import { headTags } from './head-tags.ts'
import { escapeAttribute, jsonInScript } from './html.ts'
import type { PlannedRender } from './planned-render.ts'

const base = import.meta.env.BASE_URL

/** Fills the stores that rendering reads, so that it completes in one pass. */
function seedStores(url: string, payload: PagePayload, bodies: Record<string, string>) {
  bodyStore.clear()
  payloads.clear()
  payloads.seed(url, payload)
  for (const [hash, html] of Object.entries(bodies)) bodyStore.seed(hash, html)
}

/**
 * The complete document of a page: its text, its styles and its data. From the seeding of the
 * stores to the finished markup nothing waits, so renders under way at once cannot mix.
 *
 * @param entry address of the client's entry script
 */
export async function renderDocument(page: PlannedRender & { entry: string }): Promise<string> {
  const { url, payload, bodies, entry } = page
  // The payload of a route carries the props of that route's page: see `PagePayload`.
  pages.seed(payload.route, (await routes[payload.route].load()) as AnyPage)
  seedStores(url, payload, bodies)
  const cache = createCache({ key: styleKey })
  // Styles are collected in the cache instead of being written between the elements.
  cache.compat = true
  const markup = renderToString(
    getElement(cache, (app) => (
      <StaticRouter location={withBase(base, url)} basename={base}>
        {app}
      </StaticRouter>
    )),
    {
      onError(error) {
        throw error
      },
    },
  )
  const styles = Object.values(cache.inserted).join('')
  const ids = Object.keys(cache.inserted).join(' ')
  const home = payload.route === 'home' ? ' data-home' : ''
  return [
    '<!DOCTYPE html>',
    `<html lang="es" class="light" data-entry="${escapeAttribute(entry)}"${home}><head>`,
    headTags(payload.head),
    `<script>${bootScript}</script>`,
    `<style data-emotion="${styleKey} ${ids}">${fontFaces}${rootCss}${styles}</style>`,
    `<noscript><style>html{--display:'Piazzolla Variable',Georgia,serif;--text:'Instrument Sans Variable',Arial,sans-serif}[data-live-only]{display:none!important}</style></noscript>`,
    '</head><body>',
    `<div id="root">${markup}</div>`,
    `<script type="application/json" id="payload">${jsonInScript(payload)}</script>`,
    '</body></html>',
  ].join('')
}
