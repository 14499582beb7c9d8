import { text } from 'node:stream/consumers'
import { bootScript } from 'virtual:boot-script'
import createCache from '@emotion/cache'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { AppRoutes } from '../../app/App.tsx'
import { type PageSource, Pages } from '../../app/page-source.ts'
import { styleCacheOptions } from '../../app/style-cache.ts'
import { digestOf } from '../../compiler/read/digest.ts'
import { DeferredStyles } from '../../components/Deferred.tsx'
import { escapeAttribute } from '../../lib/escape-markup.ts'
import { parseSiteAddress } from '../../lib/site-address.ts'
import { dataPath, withBase } from '../../lib/site-path.ts'
import { type AnyPage, routes } from '../../pages/routes.ts'
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
  const Page = (await routes[page.route].load()) as AnyPage
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

/**
 * A cache that collects the rules of rendered components by name, as Emotion's `extractCritical`
 * does.
 */
function collectingCache() {
  const cache = createCache(styleCacheOptions)
  cache.compat = true
  return cache
}

/** Minifies CSS with Emotion itself, which drops the white space of what it inserts. */
function small(styles: string): string {
  const cache = collectingCache()
  // On a server Emotion caches what it has inserted by its name.
  return String(cache.insert('', { name: styles, styles }, cache.sheet, false))
}

const print = printCss({
  name: site.name,
  origin: parseSiteAddress(site.address).origin,
  email: site.email,
})

const headCss = small(documentCss)

/**
 * The rules by name, sorted because the parts of the page may render in any order. Like Emotion's
 * `extractCritical`, it drops the rules of classes that are not in the markup, which React rendered
 * while a part was pending.
 */
const rulesFor = (markup: string, { key, inserted, registered }: EmotionCache) =>
  Object.entries(inserted)
    .filter(([name]) => !(`${key}-${name}` in registered) || markup.includes(`${key}-${name}`))
    .sort(([one], [other]) => (one < other ? -1 : 1))

/**
 * The markup of a page, and the style rules that it uses by name.
 *
 * @throws whatever a component throws: a page is complete or not published
 */
async function renderMarkup(toRender: PageToRender) {
  const pages = await pageSource(toRender)
  const [first, deferred] = [collectingCache(), collectingCache()]
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
  const later = rulesFor(markup, deferred).filter(([name]) => !(name in first.inserted))
  const css = small(deferredCss + print) + later.map(([, rules]) => rules).join('')
  return { markup, rules: rulesFor(markup, first), deferred: css }
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
  const { markup, rules, deferred } = await renderMarkup(toRender)
  const sheet = { path: `assets/deferred.${digestOf(deferred).slice(0, 8)}.css`, css: deferred }
  const link = (attributes: string) =>
    `<link rel="stylesheet" href="${withBase(base, `/${sheet.path}`)}"${attributes}>`
  const data = `${withBase(base, dataPath(url))}?v=${version}`
  const home = page.route === 'home' ? ' data-home' : ''
  const css = rules.map(([, text]) => text).join('')
  // The preview has no policy, because Vite adds scripts and styles while it runs.
  const policy = import.meta.env.DEV
    ? ''
    : policyElement(pagePolicy(toRender.elsewhere, bootScript, [headCss, css]))
  const html = [
    '<!DOCTYPE html>',
    `<html lang="es" class="light" data-entry="${escapeAttribute(entry)}" data-page="${escapeAttribute(data)}"${home}><head>`,
    // First, so that the browser knows the encoding and the policy before it reads on.
    `<meta charset="utf-8">${policy}`,
    headTags(page.head),
    `<style>${headCss}</style>`,
    // Emotion's cache in the browser reads the names and adopts the rules.
    `<style data-emotion="${[styleCacheOptions.key, ...rules.map(([name]) => name)].join(' ')}" data-s>${css}</style>`,
    // The boot script enables it, so that the first paint does not wait for it.
    import.meta.env.DEV
      ? `<style data-deferred>${deferred}</style>`
      : link(' media="print" disabled data-deferred'),
    import.meta.env.DEV ? '' : `<noscript>${link('')}</noscript>`,
    `<script>${bootScript}</script>`,
    '</head><body>',
    `<div id="Root">${markup}</div>`,
    '</body></html>',
  ].join('')
  return { html, sheet }
}
