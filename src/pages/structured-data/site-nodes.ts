import type {
  ContactPoint,
  ProfessionalService,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import type { Site } from '../../content/schemas/site.ts'

export const addressOf = ({ address }: Pick<Site, 'address'>, path: string): string =>
  address + path

/** The `@id` of a thing, on every page: the URL of the page that describes it, with a fragment. */
export const idOf = (
  site: Pick<Site, 'address'>,
  path: string,
  name: string,
): `${string}#${string}` => `${addressOf(site, path)}#${name}`

/** The agency, described on the home page. */
export const organizationId = (site: Pick<Site, 'address'>) => idOf(site, '/', 'organization')

/** The whole site, described on the home page. */
export const websiteId = (site: Pick<Site, 'address'>) => idOf(site, '/', 'website')

/** The agency by name, for every page. */
export const briefOrganization = (site: Site) =>
  ({
    '@type': 'ProfessionalService',
    '@id': organizationId(site),
    name: site.name,
  }) satisfies ProfessionalService

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
      url ? { '@type': 'ContactPoint' as const, contactType: 'sales', url, ...language } : [],
    ),
  ] satisfies ContactPoint[]
  return {
    ...briefOrganization(site),
    description: site.description,
    slogan: site.slogan,
    url: addressOf(site, '/'),
    logo: addressOf(site, '/icon-512.png'),
    email: site.email,
    telephone: site.phone,
    areaServed: 'América',
    sameAs: Object.values(site.social),
    openingHours: site.hours.flatMap((hours) => hours.schema ?? []),
    contactPoint,
  } satisfies ProfessionalService
}

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
