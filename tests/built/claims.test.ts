import { expect, test } from 'vitest'
import { bySlug, inOrder } from '../../src/content/queries.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { answers, claims, durations, homeClaims, saidOnce, support } from '../promises/claims.ts'
import { promised } from '../promises/promised.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { elements } from '../support/elements.ts'
import { homeSection, type SectionName } from '../support/home-sections.ts'
import { mainText, pageHtml, structuredData } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

for (const [name, list] of Object.entries(homeClaims))
  for (const [statement, ...words] of list)
    test(`the home page claims ${statement} in «${name}»`, () => {
      const text = plainText(homeSection(name as SectionName))
      for (const part of words) expect(text, promised('claims.ts')).toContain(part)
    })

for (const [slug, words] of Object.entries(answers))
  test(`the home page answers «${slug}» with ${words.join(', ')}`, () => {
    const { question } = bySlug(content.faqs, slug).data
    const answer = elements(homeSection('faqs'), /<details\b/)
      .map(plainText)
      .find((text) => text.startsWith(question))
    for (const part of words) expect(answer, promised('claims.ts')).toContain(part)
  })

for (const [url, list] of Object.entries(claims))
  for (const [statement, ...words] of list)
    test(`${url} states ${statement}`, () => {
      for (const part of words) expect(mainText(url), promised('claims.ts')).toContain(part)
    })

const pages = builtPages().filter((page) => !isRedirect(page))
for (const { url } of pages)
  test(`${url} makes a promise once`, () => {
    const said = saidOnce.map((promise) => mainText(url).match(promise)?.length ?? 0)
    expect(Math.max(...said), `${saidOnce}: ${said}`).toBeLessThanOrEqual(1)
  })

test('the steps of the process take what was promised', () => {
  const said = inOrder(content.process).map(({ slug, data }) => [slug, data.duration])
  expect(said, promised('claims.ts')).toEqual(durations)
})

for (const [title, option, includes] of support)
  test(`${title}, ${option} includes ${includes}`, () => {
    const group = content.pricing.find(({ data }) => data.title === title)
    const found = group?.data.options.find(({ name }) => name === option)
    expect(found?.features, promised('claims.ts')).toContain(includes)
  })

/** The hours of the settings that have a time, as pages give them. */
const [opening = ''] = site.hours.flatMap(({ time, schema }) => (schema ? time : []))

for (const url of ['/', '/contacto'])
  test(`every time of day on ${url} is that of the hours in the settings`, () => {
    const [from = '', to = ''] = opening.split('–')
    const times = mainText(url).match(/\b\d{1,2}:\d{2}\b/g) ?? []
    expect(times.length).toBeGreaterThan(0)
    expect(
      times.filter((time) => time !== from && time !== to),
      'El horario de content/site.yaml es otro: cámbialo también en el texto que lo repite',
    ).toEqual([])
  })

test('search engines read the hours, phone and e-mail of the settings', () => {
  const [agency] = structuredData('/', 'ProfessionalService')
  expect(agency).toMatchObject({
    openingHours: site.hours.flatMap(({ schema }) => schema ?? []),
    telephone: site.phone,
    email: site.email,
  })
  expect(pageHtml('/')).not.toContain('"PostalAddress"')
})
