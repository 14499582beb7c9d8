import type { Site } from '../content/schemas/site.ts'

/** schema.org data of the organisation. */
export function organizationStructuredData(site: Site): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: site.name,
    description: site.description,
    url: site.address,
    email: site.email,
    telephone: site.phone,
    areaServed: 'América',
    sameAs: Object.values(site.social),
    openingHours: site.hours.flatMap((hours) => hours.schema ?? []),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      email: site.email,
      telephone: site.phone,
      availableLanguage: 'es',
    },
  }
}
