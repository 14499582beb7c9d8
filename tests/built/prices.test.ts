import { expect, test } from 'vitest'
import { inOrder, pageOf } from '../../src/content/queries.ts'
import { currencies } from '../../src/lib/currencies.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { planRange } from '../../src/pages/prices/price-groups.ts'
import { pages } from '../support/built-pages.ts'
import { elements, textsOf } from '../support/elements.ts'
import { mainText, pageHtml } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

/** The rows of the table of /precios: name and price, or the heading of a group. */
const rows = elements(pageHtml('/precios'), /<tr\b/)
  .slice(1)
  .map((row) => row.replace(/<small.*?<\/small>/, ''))
  .map((row) => [...textsOf(row, 'th'), ...textsOf(row, 'td').slice(1)])

test('the table of /precios has every estimate and each service with the range of its plans, in order', () => {
  expect(rows).toEqual([
    ...inOrder(content.pricing).flatMap(({ data: { title, options } }) => [
      [title],
      ...options.map(({ name, price }) => [name, formatPrice(price)]),
    ]),
    [pageOf(content, 'prices').data.table.services.heading],
    ...inOrder(content.services).map(({ data: { title, plans } }) => {
      const { price, recurring = '' } = planRange(plans.items.map((plan) => plan.price))
      return [title, `${price} ${recurring}`.trim()]
    }),
  ])
})

test('where prices begin with «desde», the page says what they are the price of', () => {
  const saying = pages.filter(({ url }) => /\bdesde \$/i.test(mainText(url)))
  expect(saying.length).toBeGreaterThan(1)
  for (const { url } of saying) expect(mainText(url), url).toContain('«Desde» es lo que cuesta')
})

test('every price of every page states its currency', () => {
  const amount = String.raw`\$\d[\d,]*(?:\+)?`
  const priced = new RegExp(`^${amount}(?:(?:–| a | y )${amount})? (?:${currencies.join('|')})\\b`)
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

test('a page with prices in two currencies says which prices are in which', () => {
  const both = pages.filter(
    ({ url }) => currencies.filter((currency) => mainText(url).includes(currency)).length > 1,
  )
  expect(both.map(({ url }) => url)).toEqual(expect.arrayContaining(['/', '/precios']))
  for (const { url } of both)
    expect(mainText(url), url).toMatch(/en pesos [^.]*; l[oa]s [^.]* están en dólares/)
})

test('service pages have prices in USD only', () => {
  const ofServices = pages.filter(({ url }) => url.startsWith('/servicios'))
  expect(ofServices).toHaveLength(content.services.length + 1)
  for (const { url } of ofServices) expect(mainText(url), url).not.toContain('MXN')
})
