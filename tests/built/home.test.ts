import { expect, test } from 'vitest'
import { structuredData } from '../support/page-text.ts'
import { site } from '../support/site-content.ts'

test('the structured data say for whom the agency works', () => {
  const [organization] = structuredData('/', 'ProfessionalService')
  expect(organization?.description).toBe(site.description)
})

test('the structured data of the organisation name it, its addresses and its hours', () => {
  const [organization] = structuredData('/', 'ProfessionalService')
  expect(organization).toMatchObject({
    name: site.name,
    email: site.email,
    telephone: site.phone,
    areaServed: 'América',
    openingHours: site.hours.flatMap(({ schema }) => schema ?? []),
  })
})
