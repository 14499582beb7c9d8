import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfAll } from '../compiler/read/digest.ts'
import { readJson, type Store } from '../compiler/store.ts'
import { dataPath } from '../lib/site-path.ts'
import type { SitePage } from '../pages/page.ts'

/** A page to be had, with the key of all that shapes it. */
export type PagePlan = { url: string; htmlFile: string; dataFile: string; key: string }

const htmlFileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)

const record = 'pages'

/**
 * Plans the files of all pages. What is in a page follows from the program and the content's indices:
 * while both are the same, so are the keys, and no data is computed.
 *
 * @param shared digest of what shapes every page: the program, and what its policy names
 * @param generated folder of the content's indices
 * @throws {Error} when two pages share a URL
 */
export function planPages(
  pages: readonly SitePage[],
  shared: string,
  generated: string,
  store: Store,
): PagePlan[] {
  if (new Set(pages.map(({ url }) => url)).size !== pages.length)
    throw new Error('Two pages share a URL')
  const indices = readdirSync(generated).filter((name) => name.endsWith('.json'))
  const texts = indices.sort().flatMap((name) => [name, readFileSync(join(generated, name))])
  const from = digestOfAll([shared, ...texts])
  const kept = readJson<string[]>(store, record, from)
  const keys = kept ?? pages.map((page) => keyOf(page, shared))
  if (!kept) store.write(record, from, JSON.stringify(keys))
  return pages.map(({ url }, index) => ({
    url,
    htmlFile: htmlFileOf(url),
    dataFile: dataPath(url).slice(1),
    // The same plan has as many of both.
    key: keys[index] as string,
  }))
}

const keyOf = ({ url, bodies, data }: SitePage, shared: string) =>
  digestOfAll([shared, url, JSON.stringify(data()), ...bodies])
