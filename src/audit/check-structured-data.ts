import { attributeOf, textOf } from '../lib/html-tree.ts'
import { parseUrl } from '../lib/parse-url.ts'
import type { Report } from './finding.ts'
import { isIsoDate } from './iso-dates.ts'
import type { Audit } from './links.ts'
import { type Page, seenText, squash } from './page.ts'
import { hasProperty, isType } from './vocabulary.ts'

type Thing = Record<string, unknown>
type Context = { page: Page; seen: string; links: Audit['links']; report: Report }

/**
 * Properties without which, or with an empty list of which, search engines ignore a thing; for `a|b`
 * one of them is enough.
 */
const required: Record<string, readonly string[]> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['telephone|email|url'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ImageObject: ['url|contentUrl'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item|name|url'],
  Offer: ['price|priceSpecification', 'priceCurrency|priceSpecification'],
  Organization: ['name', 'url'],
  Person: ['name'],
  PriceSpecification: ['price|minPrice', 'priceCurrency'],
  ProfessionalService: ['name', 'url', 'telephone|email|contactPoint'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'provider'],
  UnitPriceSpecification: ['price|minPrice', 'priceCurrency'],
  WebPage: ['name', 'url|@id'],
  WebSite: ['name', 'url'],
}

/** Properties whose text search engines accept only if visitors see it on the page. */
const seenOnPage: Record<string, string> = {
  Answer: 'text',
  BlogPosting: 'headline',
  ListItem: 'name',
  Offer: 'name',
  Person: 'name',
  Question: 'name',
  Service: 'name',
}

const addresses = ['url', 'contentUrl', 'image', 'logo', 'item', 'sameAs', 'mainEntityOfPage']
const dates = ['datePublished', 'dateModified', 'uploadDate', 'dateCreated']

/**
 * Checks the graphs of all pages: known types and properties, required properties, visible texts,
 * and ids that exist. A page may refer to a thing that is described on another page: the one whose
 * address is in its @id.
 */
export function openStructuredData(audit: Audit) {
  const { site, findings } = audit
  /** The ids of described things by page, and ids that other pages still have to define. */
  const described = new Map<string, ReadonlySet<unknown>>()
  const elsewhere: { id: string; file: string }[] = []

  return {
    addPage(page: Page): void {
      const { ids, referred } = checkPage(page, audit)
      described.set(page.file, ids)
      for (const id of referred) if (!ids.has(id)) elsewhere.push({ id, file: page.file })
    },

    /** Reports ids that are defined nowhere; to be called after the last page. */
    finish(): void {
      for (const { id, file } of elsewhere) {
        const home = (parseUrl(id) && site.targetOf(id).file) ?? ''
        if (!described.get(home)?.has(id))
          findings.in(file)('json-ld-dangling', `nothing on the page has the @id "${id}"`)
      }
    },
  }
}

function checkPage(page: Page, { links, findings }: Audit) {
  const report = findings.in(page.file)
  const things: Thing[] = []
  const referred = new Set<string>()
  for (const object of objectsOn(page, report)) {
    const names = Object.keys(object)
    if (names.length === 1 && typeof object['@id'] === 'string') referred.add(object['@id'])
    else if (object['@type'] !== undefined) things.push(object)
    else if (!names.every((name) => name.startsWith('@')))
      report('json-ld-type', `an object has no @type: ${names.join(', ')}`)
  }
  const ids = describedIds(things, report)
  const context = { page, links, report, seen: things.length > 0 ? seenText(page) : '' }
  for (const thing of things) {
    const types = [thing['@type']].flat().map(String)
    checkProperties(thing, types, context)
    for (const type of types) checkRequired(thing, type, context)
    checkValues(thing, types, context)
  }
  return { ids, referred }
}

function describedIds(things: readonly Thing[], report: Report): Set<unknown> {
  const ids = new Set<unknown>()
  for (const id of things.map((thing) => thing['@id']).filter((id) => id !== undefined)) {
    if (!/^https?:\/\/\S+$/.test(String(id))) report('json-ld-id', `@id "${id}" is not absolute`)
    if (ids.has(id)) report('json-ld-id', `@id "${id}" names two things`)
    ids.add(id)
  }
  return ids
}

/** All objects in the JSON-LD of a page. */
function* objectsOn(page: Page, report: Report): Generator<Thing> {
  for (const element of page.elements) {
    if (attributeOf(element, 'type') !== 'application/ld+json') continue
    try {
      const data = JSON.parse(textOf(element.childNodes))
      if (!/^https?:\/\/schema\.org\/?$/.test(data['@context']))
        report('json-ld-context', `@context is ${data['@context']}, not https://schema.org`)
      yield* objectsIn(data)
    } catch (error) {
      report('json-ld-malformed', String(error))
    }
  }
}

function* objectsIn(value: unknown): Generator<Thing> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Thing
  for (const one of Object.values(value)) yield* objectsIn(one)
}

function checkProperties(thing: Thing, types: readonly string[], context: Context) {
  const { report } = context
  for (const type of types)
    if (!isType(type)) report('json-ld-type', `schema.org has no type ${type}`)
  for (const [name, value] of Object.entries(thing).filter(([name]) => !name.startsWith('@'))) {
    if (!name.endsWith('-input') && !types.some((type) => hasProperty(type, name)))
      report('json-ld-property', `${types.join(', ')} has no property ${name}`)
    if (value === '' || value === null)
      report('json-ld-empty', `${types.join(', ')}: ${name} is empty`)
    if (dates.includes(name) && !isIsoDate(value))
      report('json-ld-date', `${name}: "${value}" is no ISO date`)
    if (addresses.includes(name)) checkAddresses(name, value, context)
  }
}

function checkAddresses(name: string, value: unknown, { page, links, report }: Context) {
  for (const address of [value].flat().filter((one) => typeof one === 'string'))
    if (!/^https?:\/\/\S+$/.test(address))
      report('json-ld-address', `${name}: "${address}" is not absolute`)
    // The fragment of an @id need not be the id of an element.
    else links.add(address.replace(/#.*/, ''), { file: page.file, what: `JSON-LD ${name}` })
}

/** Whether the thing is described on another page, whose address is in its @id. */
const isElsewhere = ({ '@id': id }: Thing, { address, listedAs }: Page) =>
  typeof id === 'string' && ![address, listedAs].includes(id.replace(/#.*/, ''))

/** Checks what search engines demand of things of a type. */
function checkRequired(thing: Thing, type: string, { page, report, seen }: Context) {
  for (const rule of isElsewhere(thing, page) ? [] : (required[type] ?? []))
    if (!rule.split('|').some((name) => [thing[name] ?? []].flat().length > 0))
      report('json-ld-required', `${type} has no ${rule.replace('|', ' or ')}`)
  const text = thing[seenOnPage[type] ?? '']
  if (typeof text === 'string' && !seen.includes(squash(text)))
    report('json-ld-unseen', `${type}: the page does not show "${text.slice(0, 60)}"`)
}

function checkValues(thing: Thing, types: readonly string[], { report }: Context) {
  const { price, priceCurrency, datePublished, dateModified, itemListElement } = thing
  if (price !== undefined && !/^\d+(?:\.\d+)?$/.test(String(price)))
    report('json-ld-price', `price "${price}" is no number`)
  if (priceCurrency !== undefined && !/^[A-Z]{3}$/.test(String(priceCurrency)))
    report('json-ld-price', `priceCurrency "${priceCurrency}" is no ISO 4217 code`)
  if (Date.parse(`${dateModified}`) < Date.parse(`${datePublished}`))
    report('json-ld-date', `dateModified ${dateModified} is before ${datePublished}`)
  const positions = [itemListElement ?? []].flat().map((item) => (item as Thing | null)?.position)
  if (positions.some((position, index) => position !== undefined && position !== index + 1))
    report('json-ld-position', `the positions of ${types} are ${positions.join(', ')}`)
}
