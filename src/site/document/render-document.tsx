import { text } from 'node:stream/consumers'
import { bootScript } from 'virtual:boot-script'
import { CacheProvider } from '@emotion/react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { AppRoutes } from '../../app/App.tsx'
import { type PageSource, Pages } from '../../app/page-source.ts'
import { createStyleCache } from '../../app/style-cache.ts'
import { DeferredStyles } from '../../components/Deferred.tsx'
import { escapeAttribute } from '../../lib/escape-markup.ts'
import { hashOf } from '../../lib/hash.ts'
import { parseSiteAddress } from '../../lib/site-address.ts'
import { dataPath, withBase } from '../../lib/site-path.ts'
import { loadCode } from '../../pages/routes.ts'
import { site } from '../../site.ts'
import { deferredCss } from '../../theme/deferred-css.ts'
import { printCss } from '../../theme/print-css.ts'
import { documentCss } from '../../theme/root-css.ts'
import { pagePolicy, policyElement } from '../content-policy.ts'
import type { PageToRender } from '../page-data.ts'
import { headTags } from './head-tags.ts'

const base = import.meta.env.BASE_URL

/** A page source that knows only the page to render. */
async function pageSource({ page, bodies }: PageToRender): Promise<PageSource> {
  const Page = await loadCode(page.route)
  return {
    load: (route, path) => {
      if (page.route !== route && page.route !== 'not-found')
        throw new Error(`${path} has the pattern of ${route}, not of ${page.route}`)
      return { Page, page, bodies }
    },
    shown: () => {},
    forget: () => {},
  }
}

/** Minifies CSS with Emotion itself, which drops the white space of what it inserts. */
function small(styles: string): string {
  const cache = createStyleCache()
  // On a server Emotion caches what it has inserted by its name.
  return String(cache.insert('', { name: styles, styles }, cache.sheet, false))
}

const print = printCss({
  name: site.name,
  origin: parseSiteAddress(site.address).origin,
  email: site.email,
})

const headCss = small(documentCss)
const lateCss = small(deferredCss + print)

/**
 * The most characters of markup and styles of a page that gets all its styles at once: about 13 kB
 * compressed, and a connection's first flight holds 14.6.
 */
const mostAtOnce = 50_000

/**
 * The markup of a page, and its styles: those of its first screen, or all of them if that is little,
 * and the deferred ones.
 *
 * @throws whatever a component throws: a page is complete or not published
 */
async function renderMarkup(toRender: PageToRender) {
  const pages = await pageSource(toRender)
  const [first, deferred] = [createStyleCache(), createStyleCache()]
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={first}>
      <DeferredStyles value={import.meta.env.DEV ? undefined : deferred}>
        <Pages value={pages}>
          <StaticRouter basename={base} location={withBase(base, toRender.url)}>
            <AppRoutes />
          </StaticRouter>
        </Pages>
      </DeferredStyles>
    </CacheProvider>,
    {
      // Nothing is moved out of place, whatever its size.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error)
      },
    },
  )
  if (errors.length > 0) throw errors[0]
  // React marks what a view transition moves, for pages that it streams; the attribute is not valid
  // HTML.
  const markup = (await text(prelude)).replace(' vt-update="none"', '')
  const inserted = { ...first.inserted, ...deferred.inserted }
  // Sorted, because the parts of the page may render in any order.
  const names = Object.keys(inserted).sort()
  const rulesOf = (chosen: readonly string[]) => chosen.map((name) => inserted[name]).join('')
  const isLight = (markup + headCss + rulesOf(names)).length <= mostAtOnce
  const isAtOnce = (name: string) => isLight || name in first.inserted
  return {
    markup,
    css: headCss + rulesOf(names.filter(isAtOnce)),
    deferred: lateCss + rulesOf(names.filter((name) => !isAtOnce(name))),
  }
}

/**
 * The style sheet of deferred components, which pages of the same kind share; it is named after its
 * content.
 */
export type Sheet = { path: string; css: string }

/**
 * The complete document of a page: its HTML and its styles.
 *
 * @param entry address of the client's entry script
 */
export async function renderDocument(
  toRender: PageToRender,
  entry: string,
): Promise<{ html: string; sheet: Sheet }> {
  const { url, page, version } = toRender
  const { markup, css, deferred } = await renderMarkup(toRender)
  const sheet = { path: `assets/deferred.${hashOf(deferred).slice(0, 8)}.css`, css: deferred }
  const link = (attributes: string) =>
    `<link rel="stylesheet" href="${withBase(base, `/${sheet.path}`)}"${attributes}>`
  const data = `${withBase(base, dataPath(url))}?v=${version}`
  const home = page.route === 'home' ? ' data-home' : ''
  // The preview has no policy, because Vite adds scripts and styles while it runs.
  const policy = import.meta.env.DEV
    ? ''
    : policyElement(pagePolicy(toRender.elsewhere, bootScript, css))
  const html = [
    '<!DOCTYPE html>',
    `<html lang="es" class="light" data-entry="${escapeAttribute(entry)}" data-page="${escapeAttribute(data)}"${home}><head>`,
    // First, so that the browser knows the encoding and the policy before it reads on.
    `<meta charset="utf-8">${policy}`,
    headTags(page),
    `<style>${css}</style>`,
    // The boot script enables it, after the first paint. Of a page that opens further down it does so at
    // once, and that paint waits for it: Chrome scrolls to quoted words only once.
    import.meta.env.DEV
      ? `<style data-deferred>${deferred}</style>`
      : link(' media="print" disabled blocking="render" data-deferred'),
    import.meta.env.DEV ? '' : `<noscript>${link('')}</noscript>`,
    `<script>${bootScript}</script>`,
    '</head><body>',
    `<div id="Root">${markup}</div>`,
    '</body></html>',
  ].join('')
  return { html, sheet }
}
