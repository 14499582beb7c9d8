import { type Audit, isAbsolute } from './links.ts'

const file = 'robots.txt'

/** Keeps every search engine away from the whole site, as previews do: it needs no sitemap. */
const closed = /^user-agent:\s*\*\s+disallow:\s*\/\s*$(?!\s*allow:)/im

/**
 * Checks robots.txt: a site either is closed or names a sitemap.
 *
 * @returns the sitemaps that it names, as files of the site
 */
export function checkRobots({ site, links, findings }: Audit): string[] {
  const report = findings.in(file)
  if (!site.files.has(file)) {
    report('robots-missing', 'the file is missing')
    return []
  }
  const text = site.read(file)
  const sitemaps = [...text.matchAll(/^sitemap:[ \t]*(\S*)/gim)].flatMap(([, address = '']) => {
    if (isAbsolute(address)) {
      links.add(address, { file, what: 'Sitemap' })
      return site.targetOf(address).file ?? []
    }
    report('robots-malformed', `the address of the sitemap is not whole: ${address}`)
    return []
  })
  const isClosed = closed.test(text)
  if (sitemaps.length === 0 && !isClosed)
    report('robots-sitemap', 'no sitemap of the site is named')
  if (sitemaps.length > 0 && isClosed)
    report('robots-closed', 'a sitemap is named, but search engines may read no page')
  return sitemaps
}
