import { expect, test } from 'vitest'
import { bySlug } from '../../src/content/queries.ts'
import { sectionText } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

const plansOf = (slug: string) => sectionText(`/servicios/${slug}`, 'planes')

for (const { slug, data } of content.services)
  test(`one plan of ${slug} is highlighted, with its label`, () => {
    const labelled = data.plans.items.filter(({ label }) => label)
    expect(labelled).toHaveLength(1)
    for (const { label, name } of labelled) expect(plansOf(slug)).toContain(`${label} ${name} $`)
  })

test('data analysis names the monthly charge of each plan as hosting', () => {
  const charges = plansOf('analisis-datos').match(/\+ \$\d+(?: USD)? al mes de hosting/g)
  expect(charges).toHaveLength(bySlug(content.services, 'analisis-datos').data.plans.items.length)
})
