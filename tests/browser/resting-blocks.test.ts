import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

const resting = (page: Page) => page.locator('[data-rests]')
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The height of the page when the browser lays out all of it. */
async function fullHeight(page: Page) {
  const style = await page.addStyleTag({
    content: '[data-rests]{content-visibility:visible!important}',
  })
  const height = await heightOf(page)
  await style.evaluate((element) => (element as Element).remove())
  return height
}

async function openHome(width: number) {
  const page = await openPage('/', { width })
  await hydrated(page)
  await expect.poll(() => resting(page).count()).toBeGreaterThan(5)
  return page
}

/** As fast as a visitor who holds the end key. */
const jumpToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

test.each([390, 768, 1440])(
  'speed: at %i px what is far from the screen rests, and the page is as high as without',
  async (width) => {
    const page = await openHome(width)
    const hero = page.locator('main > :first-child')
    expect(await hero.getAttribute('data-rests')).toBe(null)
    expect(await heightOf(page)).toBe(await fullHeight(page))
    await jumpToEnd(page)
    await expect.poll(() => hero.getAttribute('data-rests')).toBe('')
    expect(await page.locator('[data-footer]').getAttribute('data-rests')).toBe(null)
    expect(await heightOf(page)).toBe(await fullHeight(page))
  },
)

test('speed: a window of another width gets the heights of that width', async () => {
  const page = await openHome(1440)
  const before = await heightOf(page)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect.poll(() => resting(page).count()).toBeGreaterThan(5)
  expect(await heightOf(page)).toBe(await fullHeight(page))
  expect(await heightOf(page)).not.toBe(before)
})

test('speed: a link to a block that rests leads to it, and it is there', async () => {
  const page = await openHome(390)
  const process = page.locator('section:has(#proceso)')
  expect(await page.locator('[data-rests]:has(#proceso)').count()).toBe(1)
  await page.evaluate(() => {
    location.hash = 'proceso'
  })
  await expect
    .poll(() => page.locator('#proceso').evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(200)
  expect(
    await process.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true)
})

test('speed: on paper nothing rests', async () => {
  const page = await openHome(1440)
  await page.emulateMedia({ media: 'print' })
  const looks = await resting(page).evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).contentVisibility),
  )
  expect(new Set(looks)).toEqual(new Set(['visible']))
})

test('speed: the next page rests as well', async () => {
  const page = await openHome(1440)
  await page.getByRole('navigation').getByRole('link', { name: 'Precios' }).first().click()
  await page.waitForURL('**/precios')
  await expect.poll(() => page.locator('main > [data-rests]').count()).toBeGreaterThan(0)
})
