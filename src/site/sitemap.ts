import { entriesIn } from '../compiler/collect-indices.ts'
import type { Content } from '../content/read-content.ts'
import type { SitePage } from '../pages/page.ts'
import type { OutputFolder } from './output-folder.ts'
import { pageChanges } from './page-changes.ts'
import { type Xml, xml, xmlDocument } from './xml.ts'

/** A page in the sitemap; all addresses are absolute. */
type SitemapPage = {
  url: string
  /** The date of the last change of what it shows, when known. */
  modified?: string
  /** Images that it shows. */
  images: readonly string[]
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

/**
 * Writes the sitemap of every page that search engines may list: `sitemap.xml` (sitemaps.org 0.9,
 * with the extension for images). The protocol allows 50,000 pages in one; `check:site` counts
 * them.
 *
 * @param output the site's folder, with its pages written
 * @param key changes with anything that pages show
 */
export function writeSitemap(
  output: OutputFolder,
  content: Content,
  pages: readonly SitePage[],
  key: string,
  address: (path: string) => string,
): void {
  const path = 'sitemap.xml'
  if (output.keep(path, key)) return
  const listed = pages.filter(({ noindex }) => !noindex)
  output.write(path, sitemap(planSitemap(content, listed, address)), key)
}

function planSitemap(
  content: Content,
  pages: readonly SitePage[],
  address: (path: string) => string,
): SitemapPage[] {
  const inBodies = new Map(entriesIn(content).map(({ body }) => [body?.hash, body?.images ?? []]))
  const articles = new Map(content.blog.map((article) => [article.url, article]))
  const days = pageChanges(content)
  const imagesOf = ({ url, bodies, isListing, data }: SitePage): string[] => {
    const inText = bodies.flatMap((hash) => inBodies.get(hash) ?? [])
    const article = articles.get(url)
    if (article) return [...(article.data.image ? [article.data.image] : []), ...inText]
    return isListing ? [] : [...imagesIn(data().data, content.images), ...inText]
  }
  return pages.map((page) => ({
    url: address(page.url),
    modified: page.lastModified ?? days.get(page.url),
    images: [...new Set(imagesOf(page))].map((image) => new URL(address(image)).href),
  }))
}

/** The site's images that are named anywhere in the data of a page. */
function imagesIn(value: unknown, images: Content['images']): string[] {
  if (typeof value === 'string') return Object.hasOwn(images, value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => imagesIn(part, images))
}

const sitemap = (pages: readonly SitemapPage[]): string =>
  xmlDocument(xml('urlset', { xmlns: schema, 'xmlns:image': imageSchema }, pages.map(urlOf)))

const urlOf = ({ url, modified, images }: SitemapPage): Xml =>
  xml(
    'url',
    {},
    xml('loc', {}, encodeURI(url)),
    modified && xml('lastmod', {}, modified),
    images.map((image) => xml('image:image', {}, xml('image:loc', {}, image))),
  )
