import type { Service } from '../../content/entries.ts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Price } from '../../content/schemas/price.ts'
import { faqStructuredData } from '../faq-structured-data.ts'

const context = 'https://schema.org'

/** A monthly amount; its unit is the month (UN/CEFACT code MON). */
const monthly = (price: number, priceCurrency: string, name?: string) => ({
  '@type': 'UnitPriceSpecification',
  ...(name && { name }),
  price,
  priceCurrency,
  unitCode: 'MON',
})

function priceSpecification(price: Price): object | object[] {
  const { currency: priceCurrency, minimum, maximum, period, recurring } = price
  if (period === 'month') return monthly(minimum, priceCurrency)
  const once =
    maximum === undefined
      ? { '@type': 'PriceSpecification', price: minimum, priceCurrency }
      : { '@type': 'PriceSpecification', minPrice: minimum, maxPrice: maximum, priceCurrency }
  return recurring ? [once, monthly(recurring.amount, priceCurrency, recurring.label)] : once
}

function serviceObject(content: Content, { data }: Service, address: string): object {
  return {
    '@context': context,
    '@type': 'Service',
    name: data.title,
    description: data.description,
    serviceType: data.card.title,
    url: address,
    provider: { '@type': 'Organization', name: content.site.name, url: content.site.address },
    offers: data.plans.items.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      description: plan.description,
      url: `${address}#planes`,
      priceSpecification: priceSpecification(plan.price),
    })),
  }
}

function breadcrumbs(content: Content, { data }: Service): object {
  const parent = pageOf(content, 'services')
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: parent.data.title,
        item: content.site.address + parent.url,
      },
      { '@type': 'ListItem', position: 2, name: data.title },
    ],
  }
}

/** schema.org Service with its offers, FAQPage and breadcrumbs. */
export function serviceStructuredData(content: Content, service: Service): object[] {
  const address = content.site.address + service.url
  return [
    serviceObject(content, service, address),
    faqStructuredData(content, service.data.faqs.items),
    breadcrumbs(content, service),
  ]
}
