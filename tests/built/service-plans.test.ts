import { expect, test } from 'vitest'
import { bySlug } from '../../src/content/queries.ts'
import { highlighted, plans } from '../promises/plans.ts'
import { promised } from '../promises/promised.ts'
import { sectionText } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

const plansOf = (slug: string) => sectionText(`/servicios/${slug}`, 'planes')

for (const [slug, list] of Object.entries(plans)) {
  test(`${slug} offers ${list.length} plan(s), in order`, () => {
    const places = list.map(([plan]) => plansOf(slug).indexOf(plan))
    expect(places, promised('plans.ts')).not.toContain(-1)
    expect(places, promised('plans.ts')).toEqual([...places].sort((a, b) => a - b))
  })
  for (const [index, [plan, includes]] of list.entries()) {
    if (includes.length === 0) continue
    test(`${slug}, ${plan}: includes ${includes.join(', ')}`, () => {
      const text = plansOf(slug)
      const next = list[index + 1]
      const own = text.slice(text.indexOf(plan), next ? text.indexOf(next[0]) : undefined)
      for (const feature of includes) expect(own, promised('plans.ts')).toContain(feature)
    })
  }
}

for (const [slug, words] of Object.entries(highlighted))
  test(`the highlighted plan of ${slug} is the one promised: ${words}`, () => {
    expect(plansOf(slug), promised('plans.ts')).toContain(`${words} $`)
    const labels = bySlug(content.services, slug).data.plans.items.flatMap(
      ({ label }) => label ?? [],
    )
    expect(labels).toHaveLength(1)
    expect(words.startsWith(labels[0] ?? '–'), promised('plans.ts')).toBe(true)
  })

test('data analysis names the monthly charge of each plan as hosting', () => {
  const charges = plansOf('analisis-datos').match(/\+ \$\d+(?: USD)? al mes de hosting/g)
  expect(charges).toHaveLength(bySlug(content.services, 'analisis-datos').data.plans.items.length)
})

test('all web plans include domain and hosting for one year', () => {
  const { items } = bySlug(content.services, 'creacion-paginas-web').data.plans
  expect(
    plansOf('creacion-paginas-web').match(/Dominio y hosting por 1 año/g),
    promised('plans.ts'),
  ).toHaveLength(items.length)
})
