import { expect, test } from 'vitest'
import { bySlug, inOrder, pageOf } from '../../src/content/queries.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { pages } from '../support/built-pages.ts'
import { headings, mainOf, mainText, pageHtml, sectionText } from '../support/page-text.ts'
import { promised, promisedIn, promises } from '../support/promises.ts'
import { content } from '../support/site-content.ts'

type Row = { category: string; option: string; price: string }

/** The table of /precios, row by row, each with the heading that it stands under. */
function tableRows(): Row[] {
  const groups = pageHtml('/precios').match(/<tbody[\s\S]*?<\/tbody>/g) ?? []
  return groups.flatMap((group) => {
    const [head = '', ...rows] = group.match(/<tr[\s\S]*?<\/tr>/g) ?? []
    const category = plainText(head.replace(/<small[\s\S]*?<\/small>/, ''))
    return rows.map((row) => {
      const [option = '', , price = ''] = row.match(/<t[hd]\b[\s\S]*?<\/t[hd]>/g) ?? []
      return { category, option: plainText(option), price: plainText(price) }
    })
  })
}

const words = pageOf(content, 'prices').data
const titleOf = (slug: string) => bySlug(content.services, slug).data.title

/** The estimates of the receipts, as promised: category, option and price. */
const estimates = inOrder(content.pricing).flatMap(({ slug, data }) =>
  data.options.map(({ id, name }) => ({
    category: data.title,
    option: name,
    price: promisedIn(`pricing/${slug}`, `options.${id}.price`),
  })),
)

const services = inOrder(content.services).map(({ slug }) => slug)

/** The amounts that the plans of a service are promised to cost. */
const amountsOf = (slug: string) =>
  promises
    .filter(({ in: file, field }) => file === `services/${slug}` && field?.endsWith('.price'))
    .filter(({ field }) => field?.startsWith('plans.'))
    .map(({ is = '' }) => (is.split(' + ')[0] ?? '').match(/\$[\d,]+/g) ?? [])

test('where prices are said to begin with «desde», the page says what that is the price of', () => {
  const saying = pages.filter(({ url }) => /\bdesde \$/i.test(mainText(url)))
  expect(saying.length).toBeGreaterThan(1)
  for (const { url } of saying) expect(mainText(url), url).toContain('«Desde» es lo que cuesta')
})

test('the table of /precios gives the promised estimates, and then each service, in order', () => {
  const rows = tableRows()
  expect(rows.slice(0, estimates.length), promised).toEqual(estimates)
  expect(rows.slice(estimates.length).map(({ category, option }) => [category, option])).toEqual(
    services.map((slug) => [words.table.services.heading, titleOf(slug)]),
  )
})

for (const [index, slug] of services.entries())
  test(`the row of ${slug} goes from its cheapest plan to its dearest`, () => {
    const plans = amountsOf(slug)
    const { price = '' } = tableRows()[estimates.length + index] ?? {}
    expect(price, promised).toContain(`${plans[0]?.[0]}–${plans.at(-1)?.at(-1)} USD`)
  })

test('every price of every page states its currency', () => {
  const amount = String.raw`\$\d[\d,]*(?:\+)?`
  const priced = new RegExp(`^${amount}(?:(?:–| a | y )${amount})? (?:MXN|USD)\\b`)
  const silent: string[] = []
  for (const { url } of pages) {
    const text = mainText(url)
    for (const { index } of text.matchAll(/\$\d/g)) {
      // The upper end of a range shares the currency with the lower one.
      const start = text.slice(0, index).search(/\$[\d,]+(?:–| a | y )$/)
      if (!priced.test(text.slice(start < 0 ? index : start)))
        silent.push(`${url}: …${text.slice(Math.max(0, index - 30), index + 20)}…`)
    }
  }
  expect(silent).toEqual([])
})

test('a page with prices in two currencies says which of them are in which', () => {
  const both = pages.filter(({ url }) =>
    ['MXN', 'USD'].every((currency) => mainText(url).includes(currency)),
  )
  expect(both.map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/precios']))
  for (const { url } of both)
    expect(mainText(url), url).toMatch(/en pesos [^.]*; l[oa]s [^.]* están en dólares/)
})

test('service pages speak of USD alone', () => {
  const ofServices = pages.filter(({ url }) => url.startsWith('/servicios'))
  expect(ofServices).toHaveLength(content.services.length + 1)
  for (const { url } of ofServices) expect(mainText(url), url).not.toContain('MXN')
})

for (const { slug, data } of content.services)
  test(`the plans of ${slug} say how one pays`, () => {
    const plans = sectionText(`/servicios/${slug}`, 'planes')
    expect(plans).toContain(data.plans.lead)
    expect(plans).toMatch(
      data.plans.items.some(({ price }) => price.period === 'month') ? /USD al mes/ : /pago único/i,
    )
    for (const { price } of data.plans.items) expect(plans).toContain(formatPrice(price))
    if (slug !== 'escalabilidad-seo' && slug !== 'analisis-datos')
      expect(plans).not.toContain('al mes')
  })

test('/precios has the receipts of the home page, in order, and ends with the urgent contact', () => {
  const titles = inOrder(content.pricing).map(({ data }) => data.title)
  expect(headings('/precios', 3).filter((title) => titles.includes(title))).toEqual(titles)
  expect(
    mainOf('/precios')
      .match(/<section\b[^>]*>/g)
      ?.at(-1),
  ).toContain(' id="contact"')
})
