import type { TeamMember } from '../../content/entries.ts'
import { bySlug, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Site } from '../../content/schemas/site.ts'
import type { Price } from '../../lib/format-price.ts'
import { plainSentences } from '../../lib/sentences.ts'

/**
 * A thing described on a page. Its types and properties are those of schema.org, which
 * `audit/check-structured-data.ts` checks on the built pages.
 */
export type Node = { '@type': string; '@id': string }

export const addressOf = ({ address }: Site, path: string): string => address + path

/** The `@id` of a thing, on every page: the URL of the page that describes it, with a fragment. */
export const idOf = (site: Site, path: string, name: string) => `${addressOf(site, path)}#${name}`

/** The agency, described on the home page. */
export const organizationId = (site: Site) => idOf(site, '/', 'organization')

/** The whole site, described on the home page. */
export const websiteId = (site: Site) => idOf(site, '/', 'website')

/** The agency by name, for every page. */
export const briefOrganization = (site: Site) => ({
  '@type': 'ProfessionalService',
  '@id': organizationId(site),
  name: site.name,
})

/** The full description of the agency: how, when and where it works, and its contact channels. */
export function fullOrganization(site: Site) {
  const language = { availableLanguage: 'es' }
  const contactPoint = [
    {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      telephone: site.phone,
      ...language,
    },
    ...[site.whatsapp, site.telegram].flatMap((url) =>
      url ? { '@type': 'ContactPoint', contactType: 'sales', url, ...language } : [],
    ),
  ]
  return {
    ...briefOrganization(site),
    description: site.description,
    slogan: site.slogan,
    url: addressOf(site, '/'),
    logo: addressOf(site, '/icon-512.png'),
    email: site.email,
    telephone: site.phone,
    areaServed: site.area,
    sameAs: Object.values(site.social),
    openingHours: site.hours.flatMap((hours) => hours.schema ?? []),
    contactPoint,
  }
}

export function website(content: Content) {
  const { site } = content
  const search = addressOf(site, pageOf(content, 'search').url)
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: addressOf(site, '/'),
    name: site.name,
    description: site.description,
    inLanguage: 'es',
    publisher: { '@id': organizationId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={query}` },
      'query-input': 'required name=query',
    },
  }
}

// Nodes that several kinds of pages have.

/** The questions that a page names, with their answers in plain text. */
export const faqNode = (content: Content, path: string, slugs: readonly string[]) => ({
  '@type': 'FAQPage',
  '@id': idOf(content.site, path, 'faq'),
  mainEntity: slugs.map((slug) => {
    const { data, body } = bySlug(content.faqs, slug)
    const text = body ? plainSentences(content.readBody(body.hash)) : ''
    return {
      '@type': 'Question',
      name: data.question,
      acceptedAnswer: { '@type': 'Answer', text },
    }
  }),
})

/** An item of a listing: an entry with its own page, or a thing described only in the list. */
export type Listed = { name: string; url: string } | { item: { '@type': string } }

export const itemList = (site: Site, path: string, entries: readonly Listed[]) => ({
  '@type': 'ItemList',
  '@id': idOf(site, path, 'list'),
  itemListElement: entries.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...('url' in entry
      ? { name: entry.name, url: addressOf(site, entry.url) }
      : { item: entry.item }),
  })),
})

/** A team member by name; the team's page has the full description. */
export const briefPerson = (content: Content, { slug, data }: TeamMember) => {
  const id = idOf(content.site, pageOf(content, 'team').url, slug)
  // Google tells authors of one name apart by their `url`, and takes no `@id` for it.
  return { '@type': 'Person', '@id': id, url: id, name: data.name }
}

/** A one-time or monthly amount; MON is the UN/CEFACT code for a month. */
const specification = (period: Price['period'], amount: object) =>
  period === 'month'
    ? { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' }
    : { '@type': 'PriceSpecification', ...amount }

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
