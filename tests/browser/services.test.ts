import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bySlug } from '../../src/content/queries.ts'
import { followLink, openAlive, openPage } from '../support/open-page.ts'
import { boxOf } from '../support/page-state.ts'
import { content } from '../support/site-content.ts'

const serviceOf = (slug: string) => bySlug(content.services, slug).data

test('three plans are side by side with aligned parts; below 900 px they stack, the popular one first; in the dark theme it has a frame', async () => {
  const page = await openPage('/servicios/escalabilidad-seo', { width: 1440, theme: 'dark' })
  const cards = await page.locator('#planes .plans > li').evaluateAll((all) =>
    all.map((card) => {
      const top = (part: string) =>
        Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? -1)
      const { borderTopColor, outlineColor, outlineStyle } = getComputedStyle(card)
      const price = card.querySelector('b')
      return {
        left: Math.round(card.getBoundingClientRect().left),
        lines: [
          price && getComputedStyle(price).fontSize,
          ...['h3', 'p', 'p + p', 'ul', 'a'].map(top),
        ],
        isPopular: card.hasAttribute('data-tone'),
        isFramed: outlineStyle === 'solid' && outlineColor === borderTopColor,
      }
    }),
  )
  expect(new Set(cards.map(({ left }) => left)).size).toBe(3)
  expect(new Set(cards.map(({ lines }) => lines.join())).size).toBe(1)
  expect(cards.filter(({ isPopular }) => isPopular)).toHaveLength(1)
  for (const { isPopular, isFramed } of cards) expect(isFramed).toBe(isPopular)
  await page.setViewportSize({ width: 768, height: 900 })
  const names = await page.locator('#planes h3').evaluateAll((all) =>
    all
      .map((name) => ({ name: name.textContent, top: name.getBoundingClientRect().top }))
      .sort((a, b) => a.top - b.top)
      .map(({ name }) => name),
  )
  const { items } = serviceOf('escalabilidad-seo').plans
  const popularFirst = [...items].sort((a, b) => Number(b.popular) - Number(a.popular))
  expect(names).toEqual(popularFirst.map(({ name }) => name))
})

const fires = (page: Page) => page.locator('svg:has(> linearGradient)[preserveAspectRatio]')

const shapes = (page: Page) =>
  fires(page).evaluateAll((all) => all.map((one) => one.querySelector('path')?.getAttribute('d')))

test('a whole tile of the mosaic is a link, and its fire grows from its base under the pointer; a link to an alias leads to its page, without a full load; back again, the browser draws the fires of the server', async () => {
  const page = await openAlive('/servicios')
  const served = await shapes(page)
  expect(served.length).toBeGreaterThan(1)
  const covered = await page.locator('.mosaic > li > div').evaluateAll((all) =>
    all.map((tile) => {
      tile.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, bottom } = tile.getBoundingClientRect()
      const corner = document.elementFromPoint(left + 8, bottom - 8)
      return corner?.closest('a') === tile.querySelector('a')
    }),
  )
  expect(covered).toEqual(covered.map(() => true))
  expect(covered.length).toBeGreaterThan(1)
  const tile = page.locator('.mosaic [data-tone]').first()
  const fire = fires(page).and(tile.locator('svg'))
  await tile.scrollIntoViewIfNeeded()
  const still = await boxOf(fire)
  await tile.hover()
  await expect.poll(async () => (await boxOf(fire)).height / still.height).toBeCloseTo(1.06)
  expect((await boxOf(fire)).bottom).toBeCloseTo(still.bottom)
  await followLink(page, '/servicios/creacion-saas-ia')
  await page.waitForURL('**/servicios/creacion-saas')
  await page.locator('main header nav').getByText('Servicios').waitFor()
  await page.goBack()
  await page.waitForURL('**/servicios')
  await expect.poll(() => shapes(page)).toEqual(served)
  expect(page.documents).toHaveLength(1)
  expect(page.troubles).toEqual([])
})
