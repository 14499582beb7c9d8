import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { awake, hydrated, openPage } from '../support/open-page.ts'

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

/** Home with its blocks known, after a key that does nothing else. */
async function touchHome(width: number) {
  const page = await openPage('/', { width })
  await awake(page)
  await expect
    .poll(async () => {
      await touch(page)
      return resting(page).count()
    })
    .toBeGreaterThan(5)
  return page
}

const touch = (page: Page) => page.keyboard.press('Shift')

/** As fast as a visitor who holds the end key. */
const jumpToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))

test.each([390, 768, 1440])(
  'speed: at %i px what is far from the screen rests at a touch, and the page is as high as before',
  async (width) => {
    const page = await touchHome(width)
    const hero = page.locator('main > :first-child')
    expect(await hero.getAttribute('data-rests')).toBe(null)
    expect(await heightOf(page)).toBe(await fullHeight(page))
    await jumpToEnd(page)
    await expect
      .poll(async () => {
        await touch(page)
        return hero.getAttribute('data-rests')
      })
      .toBe('')
    const footer = page.locator('[data-footer] footer')
    expect(
      await footer.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true)
    expect(await heightOf(page)).toBe(await fullHeight(page))
  },
)

test('speed: what rests wakes by itself, so that a picture of the whole page has all of it', async () => {
  const page = await touchHome(768)
  const touched = await page.evaluate(() => performance.now())
  await expect.poll(() => resting(page).count(), { timeout: 10_000 }).toBe(0)
  expect((await page.evaluate(() => performance.now())) - touched).toBeGreaterThan(500)
})

test('speed: a phone whose bars come or go lets rest what rests', async () => {
  const page = await touchHome(390)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  expect(await resting(page).count()).toBeGreaterThan(5)
})

test('speed: a window of another width gets the heights of that width', async () => {
  const page = await touchHome(1440)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect.poll(() => resting(page).count()).toBe(0)
})

test('speed: a link to a block that rests leads to it, and it is there', async () => {
  const page = await touchHome(390)
  const process = page.locator('section:has(#proceso)')
  expect(await page.locator('[data-rests]:has(#proceso)').count()).toBe(1)
  await page.evaluate(() => {
    location.hash = 'proceso'
  })
  await expect
    .poll(() => page.locator('#proceso').evaluate((one) => one.getBoundingClientRect().top), {
      timeout: 5_000,
    })
    .toBeLessThan(200)
  expect(
    await process.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
  ).toBe(true)
})

test('speed: on paper nothing rests', async () => {
  const page = await touchHome(1440)
  await page.emulateMedia({ media: 'print' })
  await touch(page)
  const looks = await resting(page).evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).contentVisibility),
  )
  expect(new Set(looks)).toEqual(new Set(['visible']))
})

test('speed: the blocks of the next page rest as well', async () => {
  const page = await touchHome(1440)
  await page.getByRole('navigation').getByRole('link', { name: 'Precios' }).first().click()
  await page.waitForURL('**/precios')
  await expect
    .poll(async () => {
      await touch(page)
      return page.locator('main > [data-rests]').count()
    })
    .toBeGreaterThan(0)
})

test('speed: on a direct visit what is far rests until a pause, and the page then has all of it', async () => {
  const page = await openPage('/', { width: 390 })
  await hydrated(page)
  await expect.poll(() => resting(page).count()).toBeGreaterThan(5)
  await expect.poll(() => resting(page).count(), { timeout: 10_000 }).toBe(0)
  expect(await heightOf(page)).toBe(await fullHeight(page))
})

/** Where the top of an element is on the screen, once the page has come to rest. */
async function restingTop(page: Page, selector: string) {
  await awake(page)
  return page.locator(selector).evaluate((one) => one.getBoundingClientRect().top)
}

test.each([390, 1440])(
  'speed: at %i px an address with a place on it shows that place, though nothing had its height yet',
  async (width) => {
    const page = await openPage('/#proceso', { width })
    const top = await restingTop(page, '#proceso')
    expect(top).toBeGreaterThanOrEqual(0)
    expect(top).toBeLessThan(200)
  },
)

test.each([390, 1440])(
  'speed: at %i px who loads the page again is where they were',
  async (width) => {
    const page = await openPage('/', { width })
    await awake(page)
    await page.locator('section:has(#proceso)').evaluate((one) => {
      one.scrollIntoView({ block: 'start', behavior: 'instant' })
    })
    const before = await restingTop(page, '#proceso')
    await page.reload()
    // The fonts are there from the start this time: what is above has not quite the same height.
    expect(Math.abs((await restingTop(page, '#proceso')) - before)).toBeLessThan(200)
  },
)

test('speed: a link to a place on the page leads to it while blocks rest', async () => {
  const page = await openPage('/', { width: 390 })
  await hydrated(page)
  await expect.poll(() => resting(page).count()).toBeGreaterThan(5)
  await page.evaluate(() => {
    location.hash = 'proceso'
  })
  await expect.poll(() => restingTop(page, '#proceso'), { timeout: 5_000 }).toBeLessThan(200)
})
