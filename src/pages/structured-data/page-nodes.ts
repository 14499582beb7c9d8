import type { FAQPage, ItemList, ListItem, PriceSpecification } from 'schema-dts'
import type { TeamMember } from '../../content/entries.ts'
import { bySlug, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Price } from '../../content/schemas/price.ts'
import { plainText } from '../../lib/plain-text.ts'
import { addressOf, idOf } from './site-nodes.ts'

// Nodes that several kinds of pages have.

/** The questions that a page names, with their answers in plain text; none if it names none. */
export function faqNodes(content: Content, path: string, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const node = {
    '@type': 'FAQPage',
    '@id': idOf(content.site, path, 'faq'),
    mainEntity: slugs.map((slug) => {
      const { data, body } = bySlug(content.faqs, slug)
      const text = body ? plainText(content.readBody(body.hash)) : ''
      return {
        '@type': 'Question' as const,
        name: data.question,
        acceptedAnswer: { '@type': 'Answer' as const, text },
      }
    }),
  } satisfies FAQPage
  return [node]
}

/** An item of a listing: an entry with its own page, or a thing described only in the list. */
type Listed = { name: string; url: string } | { item: Exclude<ListItem['item'], undefined> }

/** A listing, in reading order. */
export function itemList(content: Content, path: string, entries: readonly Listed[]) {
  return {
    '@type': 'ItemList',
    '@id': idOf(content.site, path, 'list'),
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...('url' in entry
        ? { name: entry.name, url: addressOf(content.site, entry.url) }
        : { item: entry.item }),
    })),
  } satisfies ItemList
}

/** A team member by name; the team's page has the full description. */
export const briefPerson = (content: Content, { slug, data }: TeamMember) => ({
  '@type': 'Person' as const,
  '@id': idOf(content.site, pageOf(content, 'team').url, slug),
  name: data.name,
})

/** A one-time or monthly amount; MON is the UN/CEFACT code for a month. */
const specification = (period: Price['period'], amount: object) =>
  (period === 'month'
    ? { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' }
    : { '@type': 'PriceSpecification', ...amount }) satisfies PriceSpecification

/** A price: the one-time or monthly amount, and its recurring charge. */
export function priceSpecification(price: Price) {
  const { currency: priceCurrency, minimum, maximum, from, period, recurring } = price
  // A «desde» price has a minimum and no maximum.
  const amount =
    maximum !== undefined || from
      ? { minPrice: minimum, ...(maximum && { maxPrice: maximum }) }
      : { price: minimum }
  const first = specification(period, { ...amount, priceCurrency })
  if (!recurring) return first
  const charge = { name: recurring.label, price: recurring.amount, priceCurrency }
  return [first, specification(recurring.period, charge)]
}
