import { expect, test } from 'vitest'
import { element } from '../support/elements.ts'
import { headings, mainText, pageHtml } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

test('the services of /servicios lead on with the promised words', () => {
  expect(mainText('/servicios')).toContain('Ver Más')
})

test('heroes stand on different grounds, as the files of the services say', () => {
  const toneOf = (slug: string) =>
    /<header\b[^>]*data-tone="(\w+)"/.exec(element(pageHtml(`/servicios/${slug}`), /<main\b/))?.[1]
  const grounds = content.services.map(({ slug, data }) => [toneOf(slug), data.hero.ground])
  for (const [shown, said] of grounds) expect(shown).toBe(said)
  expect(new Set(grounds.map(([shown]) => shown)).size).toBeGreaterThan(2)
})

for (const { slug, data } of content.services)
  test(`${slug} wears its badges and lists its features as its file has them, in order`, () => {
    const url = `/servicios/${slug}`
    expect(headings(url, 1)).toEqual([data.hero.heading])
    expect(mainText(url)).toContain(data.hero.badges.map(({ label }) => label).join(' '))
    const features = data.features.items.map(({ title }) => title)
    expect(headings(url, 3).filter((title) => features.includes(title))).toEqual(features)
    const titles = [data.features, data.plans, data.testimonials, data.faqs, data.form]
    expect(headings(url, 2)).toEqual(expect.arrayContaining(titles.map(({ heading }) => heading)))
  })
