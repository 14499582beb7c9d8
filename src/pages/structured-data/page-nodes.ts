import type { FAQPage, ItemList, ListItem, PriceSpecification } from 'schema-dts'
import type { TeamMember } from '../../content/entries.ts'
import { bySlug, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Price } from '../../content/schemas/price.ts'
import { plainText } from '../../lib/plain-text.ts'
import { addressOf, idOf } from './site-nodes.ts'

// What pages of several kinds describe.

/** The questions that a page names, with their answers in plain text; nothing when it names none. */
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

/** What a listing names: an entry with a page of its own, or a thing that stands in the list alone. */
type Listed = { name: string; url: string } | { item: Exclude<ListItem['item'], undefined> }

/** A listing in the order in which it is read. */
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

/** A member of the team, whom the team's page describes, by name. */
export const briefPerson = (content: Content, { slug, data }: TeamMember) => ({
  '@type': 'Person' as const,
  '@id': idOf(content.site, pageOf(content, 'team').url, slug),
  name: data.name,
})

/** What is paid once, or each month; UN/CEFACT calls the month MON. */
const specification = (period: Price['period'], amount: object) =>
  (period === 'month'
    ? { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' }
    : { '@type': 'PriceSpecification', ...amount }) satisfies PriceSpecification

/** A price of ours: what is paid once or each month, and what comes back besides. */
export function priceSpecification(price: Price) {
  const { currency: priceCurrency, minimum, maximum, from, period, recurring } = price
  // A price from which others begin has a least one and no other.
  const amount =
    maximum !== undefined || from
      ? { minPrice: minimum, ...(maximum && { maxPrice: maximum }) }
      : { price: minimum }
  const first = specification(period, { ...amount, priceCurrency })
  if (!recurring) return first
  const charge = { name: recurring.label, price: recurring.amount, priceCurrency }
  return [first, specification(recurring.period, charge)]
}
