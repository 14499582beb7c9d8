import type { Content } from '../content/read-content.ts'
import type { SitePage } from '../pages/page.ts'
import type { OutputFolder } from './output-folder.ts'
import { pageChanges } from './page-changes.ts'
import { htmlFileOf } from './plan-pages.ts'
import type { SitemapPage } from './sitemap.ts'

/** Pictures in the HTML of a page, by the addresses of this site. */
const picturesIn = (html: string) =>
  [...html.matchAll(/<img\b[^>]*? src="(\/[^"]+)"/g)].map(([, src = '']) => src)

/**
 * Every page that search engines may list, with the day of its last change and its pictures.
 *
 * @param output the site, its pages written
 * @param address of a path of the site
 */
export function planSitemap(
  content: Content,
  pages: readonly SitePage[],
  output: Pick<OutputFolder, 'read'>,
  address: (path: string) => string,
): SitemapPage[] {
  const articles = new Map(content.blog.map((article) => [article.url, article]))
  const days = pageChanges(content)
  const { origin } = new URL(address('/'))
  const picturesOf = ({ url, lastModified }: SitePage) => {
    const article = articles.get(url)
    if (article) {
      const { image } = article.data
      return [...(image ? [image] : []), ...(article.body?.images ?? [])].map(address)
    }
    // A listing, whose day is that of its newest article, shows what its articles show.
    return lastModified ? [] : picturesIn(output.read(htmlFileOf(url))).map((src) => origin + src)
  }
  return pages
    .filter(({ noindex }) => !noindex)
    .map((page) => ({
      url: address(page.url),
      modified: page.lastModified ?? days.get(page.url),
      images: [...new Set(picturesOf(page))].map((image) => new URL(image).href),
    }))
}
