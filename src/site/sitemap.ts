import { entriesIn } from '../compiler/collect-indices.ts'
import type { Content } from '../content/read-content.ts'
import type { SitePage } from '../pages/page.ts'
import type { OutputFolder } from './output-folder.ts'
import { pageChanges } from './page-changes.ts'
import { type Xml, xml, xmlDocument } from './xml.ts'

/** Addresses in one sitemap; the protocol allows 50,000. */
const sitemapSize = 5_000

/** A page in the sitemap; all addresses are whole. */
type SitemapPage = {
  url: string
  /** The day of the last change of what it shows, when it is known. */
  modified?: string
  /** Pictures that it shows. */
  images: readonly string[]
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/**
 * Writes the sitemap of every page that search engines may list.
 *
 * @param output the site, its pages written
 * @param key changes with all that pages say
 */
export function writeSitemaps(
  output: OutputFolder,
  content: Content,
  pages: readonly SitePage[],
  key: string,
  address: (path: string) => string,
): void {
  const listed = pages.filter(({ noindex }) => !noindex)
  if (sitemapPaths(listed.length).every((path) => output.keep(path, key))) return
  const planned = planSitemap(content, listed, address)
  for (const { path, text } of sitemaps(planned, address)) output.write(path, text, key)
}

function planSitemap(
  content: Content,
  pages: readonly SitePage[],
  address: (path: string) => string,
): SitemapPage[] {
  const inBodies = new Map(entriesIn(content).map(({ body }) => [body?.hash, body?.images ?? []]))
  const articles = new Map(content.blog.map((article) => [article.url, article]))
  const days = pageChanges(content)
  const picturesOf = ({ url, bodies, isListing, data }: SitePage): string[] => {
    const inText = bodies.flatMap((hash) => inBodies.get(hash) ?? [])
    const article = articles.get(url)
    if (article) return [...(article.data.image ? [article.data.image] : []), ...inText]
    return isListing ? [] : [...picturesIn(data().data, content.images), ...inText]
  }
  return pages.map((page) => ({
    url: address(page.url),
    modified: page.lastModified ?? days.get(page.url),
    images: [...new Set(picturesOf(page))].map((image) => new URL(address(image)).href),
  }))
}

/** Pictures of ours that are named anywhere in the data of a page. */
function picturesIn(value: unknown, images: Content['images']): string[] {
  if (typeof value === 'string') return Object.hasOwn(images, value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => picturesIn(part, images))
}

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
function sitemapPaths(pages: number): [index: string, ...parts: string[]] {
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
