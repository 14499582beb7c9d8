import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'

/** Left edges of the cards, in order. */
const lefts = (cards: (HTMLElement | SVGElement)[]) =>
  cards.map((card) => Math.round(card.getBoundingClientRect().left))

test('on a desktop the posts are a grid of three columns, without the hint', async () => {
  const page = await openPage('/blog', { width: 1440 })
  const cards = page.locator('.cards > li')
  expect(new Set(await cards.evaluateAll(lefts)).size).toBe(3)
  const list = page.locator('.cards')
  expect(await list.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  expect(await page.getByText('Desliza →').isVisible()).toBe(false)
})

test("on a phone the posts are swiped sideways, and the hint says 'Desliza →'", async () => {
  const page = await openPage('/blog', { width: 390 })
  expect(await page.getByText('Desliza →').isVisible()).toBe(true)
  const list = page.locator('.cards')
  expect(
    await list.evaluate((box) => ({
      overflow: getComputedStyle(box).overflowX,
      snap: getComputedStyle(box).scrollSnapType,
    })),
  ).toEqual({ overflow: 'auto', snap: 'x mandatory' })
  const before = await list.locator('li').evaluateAll(lefts)
  await list.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }))
  const after = await list.locator('li').evaluateAll(lefts)
  expect(before[0]).toBe(20)
  expect(before.at(-1)).toBeGreaterThan(390)
  expect(after.at(-1)).toBeLessThan(390)
})
