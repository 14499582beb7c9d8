import { isIsoDate } from './iso-dates.ts'
import { type Audit, isAbsolute } from './links.ts'
import { readXml, type XmlElement } from './xml.ts'

const core = '{http://www.sitemaps.org/schemas/sitemap/0.9}'
const image = '{http://www.google.com/schemas/sitemap-image/1.1}'

const isAddress = (text: string) => isAbsolute(text) && text.length >= 12 && text.length < 2048

const matches = (form: RegExp) => (text: string) => form.test(text)

/** The children of elements in the order of the schemas, and a validator for the content of each. */
const parts: Record<string, readonly [name: string, isValid: (text: string) => boolean][]> = {
  [`${core}url`]: [
    [`${core}loc`, isAddress],
    [`${core}lastmod`, isIsoDate],
    [`${core}changefreq`, matches(/^(?:always|hourly|daily|weekly|monthly|yearly|never)$/)],
    [`${core}priority`, matches(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/)],
  ],
  [`${image}image`]: ['loc', 'caption', 'geo_location', 'title', 'license'].map((name) => [
    image + name,
    name === 'loc' || name === 'license' ? isAddress : (text) => text !== '',
  ]),
}
const most = { entries: 50_000, bytes: 52_428_800, images: 1000 }

/**
 * Checks a sitemap against the schemas of sitemaps.org and of Google's image extension.
 *
 * @returns the addresses that it lists
 */
export function checkSitemap({ site, links, findings }: Audit, file: string): Set<string> {
  const listed = new Set<string>()
  const text = site.read(file)
  const root = readXml(file, text, findings)
  if (!root) return listed
  const report = (at: XmlElement, code: string, message: string) =>
    findings.in(file)(code, message, at.line)
  if (root.name !== `${core}urlset`) {
    report(root, 'sitemap-schema', `the root is ${root.name}, not urlset`)
    return listed
  }
  if (root.children.length > most.entries || Buffer.byteLength(text) > most.bytes)
    report(root, 'sitemap-size', `more than ${most.entries} entries or ${most.bytes} bytes`)

  /** Checks a child that may not stand before a place in its schema; returns the next such place. */
  const checkChild = (child: XmlElement, { name: parent }: XmlElement, place: number) => {
    const rules = parts[parent] ?? []
    const own = rules.findIndex(([name]) => name === child.name)
    if (own < 0) report(child, 'sitemap-schema', `${child.name} is not allowed in ${parent}`)
    else if (own < place)
      report(child, 'sitemap-schema', `${child.name} appears twice or too late in ${parent}`)
    const value = child.text.trim()
    if (rules[own]?.[1](value) === false)
      report(child, 'sitemap-value', `${child.name} may not be "${value}"`)
    return Math.max(place, own + 1)
  }
  const checkElement = (element: XmlElement) => {
    const rules = parts[element.name] ?? []
    let place = 0
    for (const child of element.children)
      if (child.name === `${image}image` && element.name === `${core}url`) {
        checkElement(child)
        place = rules.length
      } else place = checkChild(child, element, place)
    const loc = element.children.find(({ name }) => name === rules[0]?.[0])
    if (!loc) return report(element, 'sitemap-schema', `${element.name} has no loc`)
    const address = loc.text.trim()
    if (!isAddress(address)) return
    links.add(address, { file, what: 'loc', line: loc.line })
    if (element.name === `${image}image`) return
    if (listed.has(address)) report(loc, 'sitemap-duplicate', `${address} is listed twice`)
    if (site.targetOf(address).isElsewhere)
      report(loc, 'sitemap-foreign', `${address} is another site's`)
    listed.add(address)
  }
  for (const element of root.children) {
    if (element.name !== `${core}url`)
      report(element, 'sitemap-schema', `${element.name} is not allowed in ${root.name}`)
    else checkElement(element)
    const pictures = element.children.filter(({ name }) => name === `${image}image`)
    if (pictures.length > most.images)
      report(element, 'sitemap-size', `more than ${most.images} pictures of one page`)
  }
  return listed
}
