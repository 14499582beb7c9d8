import { isIsoDate } from './iso-dates.ts'
import { type Audit, isAbsolute } from './links.ts'
import { childrenOf, readXml, textOf, type XmlElement } from './xml.ts'

const core = '{http://www.sitemaps.org/schemas/sitemap/0.9}'
const image = '{http://www.google.com/schemas/sitemap-image/1.1}'

const isAddress = (text: string) => isAbsolute(text) && text.length >= 12 && text.length < 2048

/** The elements that the site's sitemap has, each with its children in the order of the schemas. */
const form = /^(?:url loc(?: lastmod)?(?: image:image)*|image:image image:loc)$/

const nameOf = ({ name }: XmlElement) => name.replace(core, '').replace(image, 'image:')

type Fault = (at: XmlElement, code: string, message: string) => void

const mostEntries = 50_000

/**
 * Checks a sitemap against the schemas of sitemaps.org and of Google's image extension.
 *
 * @returns the addresses that it lists
 */
export function checkSitemap({ site, links, findings }: Audit, file: string): Set<string> {
  const listed = new Set<string>()
  const root = readXml(file, site.read(file), findings)
  if (!root) return listed
  const report: Fault = (at, code, message) => findings.in(file)(code, message, at.line)
  if (root.name !== `${core}urlset`) {
    report(root, 'sitemap-schema', `the root is ${root.name}, not urlset`)
    return listed
  }
  if (root.children.length > mostEntries)
    report(root, 'sitemap-size', `more than ${mostEntries} entries`)
  for (const page of root.children) {
    const addresses = addressesOf(page, report)
    for (const href of addresses.filter(isAddress))
      links.add(href, { file, what: 'loc', line: page.line })
    const [address = ''] = addresses
    if (!isAddress(address)) continue
    if (listed.has(address)) report(page, 'sitemap-duplicate', `${address} is listed twice`)
    if (site.targetOf(address).isElsewhere)
      report(page, 'sitemap-foreign', `${address} is another site's`)
    listed.add(address)
  }
  return listed
}

/** Checks the elements of a page, and returns its address and those of its images. */
function addressesOf(page: XmlElement, report: Fault): string[] {
  const day = textOf(page, `${core}lastmod`)
  if (day !== undefined && !isIsoDate(day))
    report(page, 'sitemap-value', `lastmod may not be "${day}"`)
  const images = childrenOf(page, `${image}image`)
  return [page, ...images].map((element) => {
    const names = [element, ...element.children].map(nameOf).join(' ')
    if (!form.test(names)) report(element, 'sitemap-schema', `the schema has no ${names}`)
    const address = element.children.find(({ name }) => name.endsWith('}loc'))?.text.trim() ?? ''
    if (!isAddress(address)) report(element, 'sitemap-value', `loc may not be "${address}"`)
    return address
  })
}
