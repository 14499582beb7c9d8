import type { Audit } from './links.ts'

const file = 'robots.txt'
/** Fields of RFC 9309, and others that every search engine reads. */
const fields = new Set(['user-agent', 'allow', 'disallow', 'sitemap', 'crawl-delay', 'host'])

/**
 * Checks robots.txt.
 *
 * @returns the sitemaps that it names, as files of the site
 */
export function checkRobots({ site, links, findings }: Audit): string[] {
  if (!site.files.has(file)) {
    findings.in(file)('robots-missing', 'the file is missing')
    return []
  }
  const sitemaps: string[] = []
  let hasAgent = false
  for (const [index, text] of site.read(file).split('\n').entries()) {
    const line = index + 1
    const report = (message: string) => findings.in(file)('robots-malformed', message, line)
    const rule = text.replace(/#.*/, '').trim()
    if (rule === '') continue
    const [, field = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(rule) ?? []
    const name = field.toLowerCase()
    if (!fields.has(name)) report(`"${rule}" is no rule`)
    if (name === 'user-agent') hasAgent = true
    if (/allow$/.test(name) && !hasAgent) report(`"${rule}" stands before any User-agent`)
    if (/allow$/.test(name) && value !== '' && !/^[/*]/.test(value)) report(`${value} is no path`)
    if (name !== 'sitemap') continue
    if (!/^https?:\/\//.test(value)) report(`the address of the sitemap is not whole: ${value}`)
    else {
      links.add(value, { file, what: 'Sitemap', line })
      const { file: sitemap } = site.targetOf(value)
      if (sitemap) sitemaps.push(sitemap)
    }
  }
  if (sitemaps.length === 0) findings.in(file)('robots-sitemap', 'no sitemap of the site is named')
  return sitemaps
}
