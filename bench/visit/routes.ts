import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/site/output-folder.ts'

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

/** What a page of the site says about itself, in its document and in the data beside it. */
export function readRoute(url: string, html: string, payload: string): Route {
  const { route, data }: { route: string; data: { minutes?: unknown } } = JSON.parse(payload)
  return {
    url,
    kind: route,
    minutes: typeof data.minutes === 'number' ? data.minutes : undefined,
    isNoindex: /<meta name="robots" content="[^"]*noindex/.test(html),
    html,
  }
}

/** Every page of a built site in the order of their addresses, redirects left out. */
export function builtRoutes(dir: string): Route[] {
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  return filesBelow(dir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ name: file.replace(/\.html$/, ''), html: read(file) }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map(({ name, html }) =>
      readRoute(name === 'index' ? '/' : `/${name}`, html, read(`_data/${name}.json`)),
    )
    .sort((a, b) => (a.url < b.url ? -1 : 1))
}
