import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../../src/lib/compare.ts'
import { attributeWhere, elementsBelow, parseDocument } from '../../src/lib/html-tree.ts'
import { dataPath } from '../../src/lib/site-path.ts'
import { UserError } from '../../src/lib/user-error.js'
import { pageFiles } from '../../src/site/built-site.ts'
import { htmlFileOf } from '../../src/site/plan-pages.ts'

/** One page of the built site. */
export type Route = {
  /** URL path without the base, e.g. `/blog`. */
  url: string
  /** The name of its route in src/pages/routes.ts. */
  kind: string
  /** Reading time of an article. */
  minutes?: number
  /** Whether search engines are asked on purpose not to list it. */
  isNoindex: boolean
  html: string
}

/** Reads a page of the site from its document and its data file. */
function readRoute(url: string, html: string, page: string): Route {
  const elements = [...elementsBelow(parseDocument(html))]
  const { route, data }: { route: string; data: { minutes?: unknown } } = JSON.parse(page)
  return {
    url,
    kind: route,
    minutes: typeof data.minutes === 'number' ? data.minutes : undefined,
    isNoindex: attributeWhere(elements, 'name', 'robots').includes('noindex'),
    html,
  }
}

/** Every page of a built site except redirects, sorted by address. */
export function builtRoutes(dir: string): Route[] {
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  return [...pageFiles(dir).keys()]
    .map((url) => readRoute(url, read(htmlFileOf(url)), read(dataPath(url))))
    .sort((a, b) => compare(a.url, b.url))
}

/** @throws {UserError} when a name is not that of a page */
export function chooseRoutes(all: readonly Route[], urls: readonly string[]): Route[] {
  const unknown = urls.find((url) => !all.some((route) => route.url === url))
  if (unknown !== undefined)
    throw new UserError(
      `The built site has no page ${unknown}. It has: ${all.map(({ url }) => url).join(' ')}`,
      2,
    )
  return urls.length === 0 ? [...all] : all.filter(({ url }) => urls.includes(url))
}
