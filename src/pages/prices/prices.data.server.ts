import { inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'
import { lowFire } from '../fires.ts'
import { pricingData, urgentContact } from '../shared-sections.ts'
import { idOf, priceSpecification } from '../structured-data/nodes.ts'
import { priceGroups } from './price-groups.ts'

export type PricesPageData = ReturnType<typeof pricesData>

function pricesData(content: Content) {
  const { heading, lead, conditions, table } = pageOf(content, 'prices').data
  return {
    heading,
    lead,
    fire: { seed: '/precios', ...lowFire, salt: 41 },
    pricing: { ...pricingData(content), conditions },
    table: { ...table, groups: priceGroups(content, table) },
    contact: urgentContact(content),
  }
}

/** The estimates as an offer catalog for search engines. */
const priceCatalog = (content: Content) => ({
  '@type': 'OfferCatalog',
  '@id': idOf(content.site, pageOf(content, 'prices').url, 'prices'),
  itemListElement: inOrder(content.pricing).map(({ data }) => ({
    '@type': 'OfferCatalog',
    name: data.title,
    itemListElement: data.options.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      priceSpecification: priceSpecification(price),
    })),
  })),
})

export const pricesPages = templatePage('prices', pricesData, (content) => ({
  facts: () => ({ node: priceCatalog(content) }),
}))
