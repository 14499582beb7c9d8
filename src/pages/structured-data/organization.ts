import type { ContactPoint, ProfessionalService } from 'schema-dts'
import type { Site } from '../../content/schemas/site.ts'
import { addressOf, organizationId } from './ids.ts'

/** As much as any page says of whose site it is. */
export const briefOrganization = (site: Site) =>
  ({
    '@type': 'ProfessionalService',
    '@id': organizationId(site),
    name: site.name,
  }) satisfies ProfessionalService

/** All that is known of the agency: how, when and where it works, and its ways of contact. */
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
    { '@type': 'ContactPoint', contactType: 'sales', url: site.whatsapp, ...language },
    { '@type': 'ContactPoint', contactType: 'sales', url: site.telegram, ...language },
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
