import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { element } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

/** Fields that a scene does not print as they are. */
const silent = new Set(['kind', 'heading', 'lead', 'from', 'by', 'currency', 'unit'])

/** Every text of a scene that its drawing has to show. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return silent.has(name) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, Array.isArray(value) ? name : key),
  )
}

const figureOf = (slug: string) => element(pageHtml(`/servicios/${slug}`), /<figure class="scene"/)

for (const { slug, data } of content.services)
  test(`the scene of ${slug} shows its words, and says that it is an example`, () => {
    const { scene } = data
    if (!scene) return
    const figure = figureOf(slug)
    const words = plainText(figure)
    expect(textsIn(scene).filter((text) => !words.includes(text))).toEqual([])
    expect(plainText(element(figure, /<figcaption\b/))).toBe(scene.caption)
    // Drawn with words: nothing in it can be pressed or filled in.
    expect(figure).not.toMatch(/<(?:a|button|input|textarea)\b/)
  })

test('the checkout of the shop adds up', () => {
  const shop = content.services.flatMap(({ data }) => (data.scene?.kind === 'shop' ? { data } : []))
  expect(shop).toHaveLength(1)
  const words = plainText(figureOf('creacion-ecommerce'))
  const sums = [...words.matchAll(/\$([\d,]+) USD/g)].map(([, sum = '']) =>
    Number(sum.replace(',', '')),
  )
  // Three prices, the cart; then each line with its price and its sum, the shipping and the total.
  const [, , , cart = 0, , coffee = 0, , cup = 0, shipping = 0, total = 0] = sums
  expect(coffee + cup).toBe(cart)
  expect(cart + shipping).toBe(total)
})
