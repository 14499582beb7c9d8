import { type Audit, isAbsolute } from './links.ts'

const file = 'robots.txt'
/** Fields of RFC 9309, and others that every search engine reads. */
const fields = new Set(['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'host'])
/** Keeps every search engine away from the whole site, as previews do: it needs no sitemap. */
const closed = /^user-agent:\s*\*\s+disallow:\s*\/\s*$(?!\s*allow:)/im

/**
 * Checks robots.txt.
 *
 * @returns the sitemaps that it names, as files of the site
 */
export function checkRobots(audit: Audit): string[] {
  const { site, findings } = audit
  if (!site.files.has(file)) {
    findings.in(file)('robots-missing', 'the file is missing')
    return []
  }
  const sitemaps: string[] = []
  let hasAgent = false
  for (const [index, text] of site.read(file).split('\n').entries()) {
    const report = (message: string) => findings.in(file)('robots-malformed', message, index + 1)
    const rule = text.replace(/#.*/, '').trim()
    const [, field = '', value = ''] = partsOf(rule)
    const name = field.toLowerCase()
    hasAgent ||= name === 'user-agent'
    if (rule !== '' && !fields.has(name)) report(`"${rule}" is no rule`)
    if (/allow$/.test(name) && !hasAgent) report(`"${rule}" stands before any User-agent`)
    if (/allow$/.test(name) && /^[^/*]/.test(value)) report(`${value} is no path`)
    if (name === 'sitemap') sitemaps.push(...sitemapAt(value, index + 1, audit))
  }
  checkClosed(sitemaps.length > 0, audit)
  return sitemaps
}

/** A site either is closed or names a sitemap. */
function checkClosed(hasSitemap: boolean, { site, findings }: Audit): void {
  const report = findings.in(file)
  const isClosed = closed.test(site.read(file))
  if (!hasSitemap && !isClosed) report('robots-sitemap', 'no sitemap of the site is named')
  if (hasSitemap && isClosed)
    report('robots-closed', 'a sitemap is named, but search engines may read no page')
}

const partsOf = (rule: string) => /^([\w-]+)\s*:\s*(.*)$/.exec(rule) ?? []

function sitemapAt(address: string, line: number, { site, links, findings }: Audit): string[] {
  if (isAbsolute(address)) {
    links.add(address, { file, what: 'Sitemap', line })
    return [site.targetOf(address).file ?? []].flat()
  }
  findings.in(file)('robots-malformed', `the address of the sitemap is not whole: ${address}`, line)
  return []
}
