import type { Store } from '../compiler/store.ts'
import { hashOf } from '../lib/hash.ts'
import { dataPath } from '../lib/site-path.ts'
import type { SitePage } from '../pages/page.ts'

/** A page with its files, and a key of everything that shapes it. */
export type PlannedPage = SitePage & { htmlFile: string; dataFile: string; key: string }

/** The file of a page within the site, by its URL path. */
export const htmlFileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)

const record = 'pages'

/**
 * Plans the files of all pages. A page depends on the program and the content alone: while neither
 * changes, the cached keys are reused and no data is computed.
 *
 * @param shared hash of what shapes every page: the program, and the origins in its policy
 * @param from key of the program, the content and what Git knows of it
 * @throws {Error} when two pages share a URL
 */
export function planPages(
  pages: readonly SitePage[],
  shared: string,
  from: string,
  store: Store,
): PlannedPage[] {
  if (new Set(pages.map(({ url }) => htmlFileOf(url))).size !== pages.length)
    throw new Error('Two pages share a URL')
  const kept = store.read<string[]>(record, from)
  const keys = kept ?? pages.map((page) => keyOf(page, shared))
  if (!kept) store.write(record, from, keys)
  return pages.map((page, index) => ({
    ...page,
    htmlFile: htmlFileOf(page.url),
    dataFile: dataPath(page.url).slice(1),
    // There is one key for each page.
    key: keys[index] as string,
  }))
}

const keyOf = ({ url, bodies, data }: SitePage, shared: string) =>
  hashOf(JSON.stringify([shared, url, data(), bodies]))
