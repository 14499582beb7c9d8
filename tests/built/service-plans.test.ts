import { expect, test } from 'vitest'
import { bySlug } from '../../src/content/queries.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { sectionText } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

const plansOf = (slug: string) => sectionText(`/servicios/${slug}`, 'planes')

for (const { slug, data } of content.services)
  test(`each plan of ${slug} shows name, price and what it includes, in order`, () => {
    const text = plansOf(slug)
    const names = data.plans.items.map(
      ({ name, price }) => `${name} ${formatPrice(price).replace(/ USD \+ .*/, '')}`,
    )
    const places = names.map((name) => text.indexOf(name))
    expect(places, names.join()).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    for (const [index, { features }] of data.plans.items.entries())
      for (const feature of features)
        expect(text.slice(places[index], places[index + 1])).toContain(feature)
  })

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
