import { type Xml, xml, xmlDocument } from '../lib/xml.ts'

/** Addresses in one sitemap; the protocol allows 50,000. */
const sitemapSize = 5_000

/** A page in the sitemap; all addresses are whole. */
export type SitemapPage = {
  url: string
  /** The day of the last change of what it shows, when it is known. */
  modified?: string | undefined
  /** Pictures that it shows. */
  images: readonly string[]
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/**
 * sitemap.xml, or an index and several sitemaps when the site is large (sitemaps.org 0.9, with the
 * extension for pictures).
 */
export function sitemaps(
  pages: readonly SitemapPage[],
  address: (path: string) => string,
): { path: string; text: string }[] {
  const [index, ...paths] = sitemapPaths(pages.length)
  if (paths.length === 0) return [{ path: index, text: urlset(pages) }]
  const parts = paths.map((path, place) => {
    const own = pages.slice(place * sitemapSize, (place + 1) * sitemapSize)
    return { path, text: urlset(own), modified: newest(own) }
  })
  const named = parts.map(({ path, modified }) =>
    xml('sitemap', {}, xml('loc', {}, address(`/${path}`)), lastmod(modified)),
  )
  return [
    { path: index, text: xmlDocument(xml('sitemapindex', { xmlns: schema }, named)) },
    ...parts.map(({ path, text }) => ({ path, text })),
  ]
}

/** Names of the files for so many pages: the sitemap, or the index and its parts. */
export function sitemapPaths(pages: number): [index: string, ...parts: string[]] {
  const count = Math.ceil(pages / sitemapSize)
  const parts = Array.from({ length: count }, (_, place) => `sitemap-${place + 1}.xml`)
  return ['sitemap.xml', ...(count > 1 ? parts : [])]
}

const lastmod = (day: string | undefined) => day && xml('lastmod', {}, day)

const newest = (pages: readonly SitemapPage[]) =>
  pages
    .flatMap(({ modified }) => modified ?? [])
    .sort()
    .at(-1)

const urlset = (pages: readonly SitemapPage[]) =>
  xmlDocument(xml('urlset', { xmlns: schema, 'xmlns:image': imageSchema }, pages.map(urlOf)))

const urlOf = ({ url, modified, images }: SitemapPage): Xml =>
  xml(
    'url',
    {},
    xml('loc', {}, encodeURI(url)),
    lastmod(modified),
    images.map((image) => xml('image:image', {}, xml('image:loc', {}, image))),
  )
