import { expect, test } from 'vitest'
import { pageOf } from '../../src/content/queries.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { pages } from '../support/built-pages.ts'
import { mainText, ownText } from '../support/page-text.ts'
import { figures as claimedFigures, promised, promises } from '../support/promises.ts'
import { content } from '../support/site-content.ts'

for (const url of new Set(promises.flatMap(({ page }) => page ?? [])))
  test(`${url} says what is promised`, () => {
    const list = promises.filter(({ page }) => page === url)
    const text = mainText(url).toLowerCase()
    const words = list.flatMap(({ is, says = [] }) => (is === undefined ? says : [is]))
    const unsaid = words.filter((each) => !text.includes(each.toLowerCase()))
    expect(unsaid, promised).toEqual([])
  })

/** Allowed once per page: a repeated promise sounds like an excuse. */
const saidOnce = [/menos de 24 horas|\b24 h\b/g, /24\/7/g, /menos de 3 días/g]

for (const { url } of pages)
  test(`${url} makes each promise at most once`, () => {
    const said = saidOnce.map((promise) => mainText(url).match(promise)?.length ?? 0)
    expect(Math.max(...said), `${saidOnce}: ${said}`).toBeLessThanOrEqual(1)
  })

/** Testimonials and titles of articles on pages, which answer for their own figures. */
const quoted = [
  ...content.testimonials.map(({ data }) => data.content),
  ...content.blog.flatMap(({ data }) => [data.title, data.description]),
]

/** Articles cite figures with their sources; the loader counts up to 100. */
const isFree = (url: string) => url === '/app-loader' || /^\/blog\/(?!categoria)/.test(url)
const urls = pages.map(({ url }) => url).filter((url) => !isFree(url))

for (const url of urls)
  test(`${url} claims no percentage and no «more than» that was not agreed`, () => {
    const own = quoted.reduce((text, words) => text.replaceAll(words, ' '), ownText(url))
    const figures = own.match(/\d+(?:[.,]\d+)*(?:\s?%|\+)|\b24\/7\b/g) ?? []
    const unknown = figures.filter((figure) => !claimedFigures.includes(figure.replace(/\s/, '')))
    const advice =
      'Esta cifra no está acordada: si lo está, agrégala a `figures` en content/promesas.yaml'
    expect([...new Set(unknown)], advice).toEqual([])
  })

const prices = [
  ...content.services.flatMap(({ data }) => [
    data.detail.price,
    ...data.plans.items.map(({ price }) => price),
  ]),
  ...content.pricing.flatMap(({ data }) => data.options.map(({ price }) => price)),
]
const budgets = pageOf(content, 'contact').data.form.budget.options.map(({ label }) => label)
const amountsIn = (text: string) => text.match(/\$\d[\d,]*/g) ?? []
const known = [...prices.map(formatPrice), ...budgets].flatMap(amountsIn)

for (const url of urls)
  test(`${url} contains no amounts but those of services, receipts and budgets`, () => {
    const unknown = amountsIn(ownText(url)).filter((amount) => !known.includes(amount))
    const advice = 'Este precio no es de ningún plan: escribe <PlanPrice … /> en lugar de la cifra'
    expect(unknown, advice).toEqual([])
  })
