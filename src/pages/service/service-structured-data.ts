import type { Service as ServiceNode } from 'schema-dts'
import type { Service } from '../../content/entries.ts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { PageFacts } from '../structured-data/page-graph.ts'
import { faqNodes, priceSpecification } from '../structured-data/page-nodes.ts'
import { addressOf, idOf, organizationId } from '../structured-data/site-nodes.ts'

/** Structured data of a service: its plans as offers, and its questions. */
export function serviceFacts(content: Content, { data, url }: Service): PageFacts {
  const { site } = content
  const parent = pageOf(content, 'services')
  const node = {
    '@type': 'Service',
    '@id': idOf(site, url, 'service'),
    name: data.title,
    description: data.description,
    serviceType: data.card.title,
    url: addressOf(site, url),
    provider: { '@id': organizationId(site) },
    offers: data.plans.items.map((plan) => ({
      '@type': 'Offer' as const,
      name: plan.name,
      description: plan.description,
      url: idOf(site, url, 'planes'),
      priceSpecification: priceSpecification(plan.price),
    })),
  } satisfies ServiceNode
  return {
    ancestors: [{ name: parent.data.title, url: parent.url }],
    nodes: [node, ...faqNodes(content, url, data.faqs.items)],
  }
}
