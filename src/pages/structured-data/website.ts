import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { addressOf, organizationId, websiteId } from './ids.ts'

/** The site, and how it is searched. */
export function website(content: Content) {
  const { site } = content
  const search = addressOf(site, pageOf(content, 'search').url)
  const potentialAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={query}` },
    'query-input': 'required name=query',
  }
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    url: addressOf(site, '/'),
    name: site.name,
    description: site.description,
    inLanguage: 'es',
    publisher: { '@id': organizationId(site) },
    potentialAction,
  } satisfies WebSite
}
