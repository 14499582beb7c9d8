import type { SitePage } from '../pages/page.ts'

/** Addresses in one sitemap; the protocol allows 50,000. */
const sitemapSize = 5_000

/** sitemap.xml, or an index and several sitemaps when the site is large (sitemaps.org 0.9). */
export function sitemaps(
  pages: readonly SitePage[],
  address: (path: string) => string,
): { path: string; text: string }[] {
  const entries = pages
    .filter(({ noindex }) => !noindex)
    .map(({ url, lastModified }) => {
      const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
      return `<url><loc>${encodeURI(address(url))}</loc>${modified}</url>`
    })
  const xml = (element: string, inner: string[]) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner.join('')}</${element}>\n`
  if (entries.length <= sitemapSize) return [{ path: 'sitemap.xml', text: xml('urlset', entries) }]
  const parts = Array.from({ length: Math.ceil(entries.length / sitemapSize) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    text: xml('urlset', entries.slice(index * sitemapSize, (index + 1) * sitemapSize)),
  }))
  const index = parts.map(({ path }) => `<sitemap><loc>${address(`/${path}`)}</loc></sitemap>`)
  return [{ path: 'sitemap.xml', text: xml('sitemapindex', index) }, ...parts]
}
