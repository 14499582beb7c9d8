import { expect, test } from 'vitest'
import { audience, sold } from '../promises/claims.ts'
import { promised } from '../promises/promised.ts'
import { mainText, structuredData } from '../support/page-text.ts'
import { site } from '../support/site-content.ts'

const text = mainText('/')

for (const words of audience)
  test(`home page and structured data say for whom it works: ${words}`, () => {
    const [organization] = structuredData('/', 'ProfessionalService')
    expect(organization?.description, promised('claims.ts')).toContain(words)
    expect(text, promised('claims.ts')).toContain(words)
  })

for (const words of sold)
  test(`the home page sells ${words}`, () => {
    expect(text, promised('claims.ts')).toContain(words)
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
