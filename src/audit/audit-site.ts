import { attributeOf } from '../lib/html-tree.ts'
import { parseUrl } from '../lib/parse-url.ts'
import { checkFeed } from './check-feed.ts'
import { headersCheck } from './check-headers.ts'
import { checkIds } from './check-ids.ts'
import { checkManifest } from './check-manifest.ts'
import { checkProgram } from './check-program.ts'
import { checkRobots } from './check-robots.ts'
import { checkSitemap } from './check-sitemap.ts'
import { openStructuredData } from './check-structured-data.ts'
import { type Finding, Findings } from './finding.ts'
import { type Audit, openLinks } from './links.ts'
import { type Page, readPage } from './page.ts'
import { openSiteFolder, type SiteFolder, type Target } from './site-folder.ts'

const feedTypes = ['application/rss+xml', 'application/atom+xml', 'application/feed+json']

/**
 * Audits a built site from the point of view of visitors, feed readers and search engines, page by
 * page; only ids and addresses are kept of each page. The pages lead to the other files to audit.
 */
export function auditSite(dir: string): Finding[] {
  const site = openSiteFolder(dir)
  const findings = new Findings()
  const links = openLinks(site, findings)
  const checkHeaders = headersCheck(site, findings)
  const audit = { site, links, findings }
  const graphs = openStructuredData(audit)
  const inSitemaps = new Set(checkRobots(audit).flatMap((file) => [...checkSitemap(audit, file)]))
  const feeds = new Set<string>()
  const manifests = new Set<string>()

  for (const file of site.files) {
    if (!file.endsWith('.html')) continue
    const page = readPage(file, site.addressOf(file), site.read(file))
    checkIds(page, findings)
    links.addPage(page)
    checkHeaders(page)
    graphs.addPage(page)
    checkListing(page, inSitemaps, audit)
    for (const feed of filesLinked(page, site, 'type', feedTypes)) feeds.add(feed)
    for (const manifest of filesLinked(page, site, 'rel', ['manifest'])) manifests.add(manifest)
  }
  for (const file of feeds) checkFeed(audit, file)
  for (const file of manifests) checkManifest(audit, file)
  checkProgram(audit, feeds)
  if (!site.files.has('404.html'))
    findings.in('404.html')('error-page-missing', 'the file is missing')
  if (site.files.has('llms.txt')) addTextLinks(audit)
  checkRedirects(audit)
  graphs.finish()
  links.finish()
  return findings.list()
}

/** The files to which the `<link>` elements with one of these values of an attribute lead. */
const filesLinked = (page: Page, site: SiteFolder, name: string, values: readonly string[]) =>
  page.elements
    .filter((one) => one.tagName === 'link' && values.includes(attributeOf(one, name) ?? ''))
    .flatMap((link) => parseUrl(attributeOf(link, 'href') ?? '', page.address) ?? [])
    .flatMap(({ href }) => site.targetOf(href).file ?? [])

/**
 * A page must be in the sitemap if and only if it allows search engines to list it at its address,
 * to which it must answer.
 */
function checkListing(page: Page, inSitemaps: Set<string>, { site, findings }: Audit) {
  const { file, listedAs, address } = page
  const report = findings.in(file)
  if (!page.isRedirect && site.targetOf(address).redirect)
    findings.in('_redirects')('redirect-hides', `a rule hides the page ${file}`)
  const own = [address, address.replace(/\/$/, '')]
  if (listedAs !== undefined && !own.includes(listedAs))
    report('canonical', `its canonical address is ${listedAs}`)
  const isListed = own.some((one) => inSitemaps.has(one))
  if (listedAs && !isListed && file !== '404.html')
    report('sitemap-incomplete', 'it is in no sitemap')
  if (!listedAs && isListed) report('sitemap-unlisted', 'a sitemap lists what is not to be listed')
}

/** Adds the links in the file for language models: `[words](address)`. */
function addTextLinks({ site, links }: Audit): void {
  for (const [index, text] of site.read('llms.txt').split('\n').entries())
    for (const [, href = ''] of text.matchAll(/\]\(([^)\s]+)\)/g))
      links.add(href, { file: 'llms.txt', what: 'link', line: index + 1 })
}

/** Every redirect must lead to a page in one step, not to another redirect. */
function checkRedirects({ site, findings }: Audit): void {
  for (const [from, to] of site.redirects) {
    const add = (code: string, message: string) =>
      findings.in('_redirects')(code, `${from}: ${message}`)
    const address = to === '' ? undefined : parseUrl(to, site.base)
    const { file, redirect, isElsewhere }: Target = address ? site.targetOf(address.href) : {}
    if (redirect) add('redirect-chain', `${to} leads on to ${redirect}`)
    else if (!file && !isElsewhere) add('redirect-broken', `${to || 'its target'} is not there`)
  }
}
