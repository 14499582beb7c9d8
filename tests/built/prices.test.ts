import { expect, test } from 'vitest'
import { bySlug, pageOf } from '../../src/content/queries.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { payment } from '../promises/plans.ts'
import { estimates, planRanges, startingPrices } from '../promises/prices.ts'
import { promised } from '../promises/promised.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { mainText, pageHtml, sectionText } from '../support/page-text.ts'
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

const expected: [category: string, option: string, price: string][] = [
  ...estimates,
  ...Object.entries(planRanges).map(([slug, price]): [string, string, string] => [
    words.table.services.heading,
    titleOf(slug),
    price,
  ]),
]

for (const [category, option, price] of expected)
  test(`the table of /precios gives ${price} for ${option} (${category})`, () => {
    expect(tableRows(), promised('prices.ts')).toContainEqual({ category, option, price })
  })

test('the table of /precios has these rows and no other, in order', () => {
  expect(
    tableRows().map(({ category, option }) => [category, option]),
    promised('prices.ts'),
  ).toEqual(expected.map(([category, option]) => [category, option]))
})

for (const [slug, price] of Object.entries(startingPrices))
  for (const url of ['/', '/servicios'])
    test(`${slug} starts ${price} on ${url}`, () => {
      const { title } = bySlug(content.services, slug).data.detail
      expect(mainText(url), promised('prices.ts')).toContain(`${title} ${price}`)
    })

test('every price of every page states its currency', () => {
  const amount = String.raw`\$\d[\d,]*(?:\+)?`
  const priced = new RegExp(`^${amount}(?:(?:–| a | y )${amount})? (?:MXN|USD)\\b`)
  const silent: string[] = []
  for (const { url } of builtPages().filter((page) => !isRedirect(page))) {
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

test('service pages speak of USD alone', () => {
  const pages = builtPages().filter(
    (page) => page.url.startsWith('/servicios') && !isRedirect(page),
  )
  expect(pages).toHaveLength(content.services.length + 1)
  for (const { url } of pages) expect(mainText(url), url).not.toContain('MXN')
})

for (const [slug, words] of Object.entries(payment))
  test(`the plans of ${slug} say how one pays: ${words}`, () => {
    const plans = sectionText(`/servicios/${slug}`, 'planes')
    expect(plans, promised('plans.ts')).toContain(words)
    for (const { price } of bySlug(content.services, slug).data.plans.items)
      expect(plans).toContain(formatPrice(price))
    if (slug !== 'escalabilidad-seo' && slug !== 'analisis-datos')
      expect(plans, promised('plans.ts')).not.toContain('al mes')
  })
