import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/build/site/output-folder.ts'

/** One page of the built site. */
export type Route = {
  /** URL path without the base, e.g. `/blog`. */
  url: string
  /** Its id in src/app/routes.tsx. */
  kind: string
  /** Reading time of an article. */
  minutes?: number
  /** Search engines are asked to stay away on purpose. */
  isNoindex: boolean
  html: string
}

/** What a document of the site says about itself. */
export function readRoute(url: string, html: string): Route {
  const text = /<script type="application\/json" id="payload">([^<]*)<\/script>/.exec(html)?.[1]
  if (!text) throw new Error(`${url} carries no payload`)
  const payload: { route: string; data: { minutes?: unknown } } = JSON.parse(text)
  const { minutes } = payload.data
  return {
    url,
    kind: payload.route,
    minutes: typeof minutes === 'number' ? minutes : undefined,
    isNoindex: /<meta name="robots" content="[^"]*noindex/.test(html),
    html,
  }
}

/** Every page of a built site in the order of their addresses, redirects left out. */
export function builtRoutes(dir: string): Route[] {
  return filesBelow(dir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      url: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      html: readFileSync(join(dir, file), 'utf8'),
    }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map(({ url, html }) => readRoute(url, html))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}
