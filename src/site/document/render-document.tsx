import { bootScript } from 'virtual:boot-script'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Footer } from '../../app/Footer.tsx'
import { footerKey, footers } from '../../app/footers.ts'
import type { PagePayload } from '../../app/payload.ts'
import { type AnyPage, routes } from '../../app/routes.tsx'
import { pages, payloads } from '../../app/stores.ts'
import { bodies as bodyStore } from '../../features/body/body-store.ts'
import { escapeAttribute } from '../../lib/escape-markup.ts'
import { payloadPath, withBase } from '../../lib/site-path.ts'
import { proseStyles } from '../../mdx/prose-styles.ts'
import { fontFaces } from '../../theme/fonts.ts'
import { collectingCache, rulesIn } from './collect-rules.ts'
import { getElement } from './get-element.tsx'
import { headTags } from './head-tags.ts'
import { findLaterPlace } from './later-place.ts'
import { laterLink, laterMark, laterSheet, laterSheets } from './later-sheet.tsx'
import { pageRules } from './page-rules.ts'
import type { PlannedRender } from './planned-render.ts'

export { laterSheets }

const base = import.meta.env.BASE_URL

/** Without script the fonts come at once, and what needs script to be of use is not shown. */
const noScriptCss =
  "html{--display:'Piazzolla Variable',Georgia,serif;--text:'Instrument Sans Variable',Arial,sans-serif}[data-live-only]{display:none!important}"

/** A text with a mark before the first block that needs the sheet for later. */
function withMark(html: string): string {
  const at = findLaterPlace(html)
  return at < 0 ? html : `${html.slice(0, at)}${laterMark}></template>${html.slice(at)}`
}

/** Fills the stores that rendering reads, so that it completes in one pass. */
function seedStores(url: string, payload: PagePayload, bodies: Record<string, string>) {
  bodyStore.clear()
  payloads.clear()
  payloads.seed(url, payload)
  footers.seed(footerKey, Footer)
  for (const [hash, html] of Object.entries(bodies))
    bodyStore.seed(hash, { html: withMark(html), styles: proseStyles })
}

/** How React marks a boundary whose content did not come in time. */
const unfinished = /<!--\$[!?]-->/

/**
 * Markup and style rules of the page that the stores hold.
 *
 * @throws whatever a component throws: a page is complete or not published
 */
function renderMarkup(url: string) {
  const cache = collectingCache()
  const markup = renderToString(
    getElement(cache, (app) => (
      <StaticRouter location={withBase(base, url)} basename={base}>
        {app}
      </StaticRouter>
    )),
  )
  const gap = unfinished.exec(markup)
  if (gap) throw new Error(`${url} is incomplete: ${markup.slice(gap.index, gap.index + 300)}`)
  return { markup, rules: rulesIn(cache) }
}

type Page = PlannedRender & {
  /** Address of the client's entry script. */
  entry: string
  /** What tells this page's data from that of an earlier build, which a browser may still keep. */
  version?: string
}

async function render(page: Page): Promise<string> {
  const { url, payload, bodies, entry, version } = page
  // The payload of a route carries the props of that route's page: see `PagePayload`.
  pages.seed(payload.route, (await routes[payload.route].load()) as AnyPage)
  seedStores(url, payload, bodies)
  const { markup, rules } = renderMarkup(url)
  const sheet = laterSheet(payload.route)
  const data = withBase(base, payloadPath(url)) + (version ? `?v=${version}` : '')
  const home = payload.route === 'home' ? ' data-home' : ''
  return [
    '<!DOCTYPE html>',
    `<html lang="es" class="light" data-entry="${escapeAttribute(entry)}" data-payload="${escapeAttribute(data)}"${home}><head>`,
    headTags(payload.head),
    // Under Emotion's own attribute it would be moved; see client.tsx.
    '<style data-rules>',
    fontFaces,
    pageRules(markup, rules, sheet),
    '</style>',
    laterLink(sheet, noScriptCss),
    `<script>${bootScript}</script>`,
    '</head><body>',
    `<div id="root">${markup}</div>`,
    '</body></html>',
  ].join('')
}

/** The last render under way: pages share the stores, so they are rendered one after the other. */
let last: Promise<unknown> = Promise.resolve()

/** The complete document of a page: its text and its styles. */
export function renderDocument(page: Page): Promise<string> {
  const document = last.then(() => render(page))
  last = document.catch(() => {})
  return document
}
