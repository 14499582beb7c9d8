import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAlive, openPage } from '../support/open-page.ts'

const fires = (page: Page) => page.locator('svg:has(> linearGradient)[preserveAspectRatio]')

const shapes = (page: Page) =>
  fires(page).evaluateAll((all) => all.map((one) => one.querySelector('path')?.getAttribute('d')))

test("a page rendered in the browser has the same fires as the server's", async () => {
  const direct = await openAlive('/blog')
  const served = await shapes(direct)
  expect(served.length).toBeGreaterThan(0)

  const page = await openAlive('/contacto')
  await page.locator('footer a[href$="/blog"]').first().click()
  await page.waitForURL('**/blog')
  await expect.poll(() => shapes(page)).toEqual(served)
})

test('the fire of a service grows from its base under the pointer', async () => {
  const page = await openPage('/servicios')
  const tile = page.locator('.mosaic [data-tone]').first()
  const height = () =>
    fires(page)
      .and(tile.locator('svg'))
      .evaluate((fire) => {
        const { top, bottom } = fire.getBoundingClientRect()
        return { height: bottom - top, base: bottom }
      })
  await tile.scrollIntoViewIfNeeded()
  const still = await height()
  await tile.hover()
  await expect.poll(async () => (await height()).height / still.height).toBeCloseTo(1.06)
  expect((await height()).base).toBeCloseTo(still.base)
})
