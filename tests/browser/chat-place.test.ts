import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launcher } from '../support/chat-page.ts'
import { hydrated, openAlive } from '../support/open-page.ts'
import { boxOf, jumpTo } from '../support/page-state.ts'
import { longArticle } from '../support/site-content.ts'

const button = (page: Page) => page.locator('[data-dock] > button')
const placeOf = (page: Page) => button(page).getAttribute('data-place')

/** Where it is at the end of the page, which moves on while sections come. */
const placeAtEnd = async (page: Page) => {
  await jumpTo(page, 1e6)
  return placeOf(page)
}

async function open(path: string, width: number, height: number) {
  const page = await openAlive(path, { width, height, reducedMotion: true })
  await expect.poll(() => placeOf(page)).not.toBeNull()
  return page
}

/** Comes to rest where a control lies below the button, from below, as one scrolls up. */
const bringUnder = (page: Page, control: string) =>
  page.evaluate(async (selector) => {
    const target = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const button = document.querySelector('[data-dock] > button')?.getBoundingClientRect() ?? target
    const top = scrollY + target.top + target.height / 2 - button.top - button.height / 2
    for (const y of [top + 60, top]) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 400))
    }
  }, control)

const isSeen = (page: Page) =>
  button(page).evaluate((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )

/** Whether the button is seen and covers any part of a control. */
async function covers(page: Page, control: string) {
  if (!(await isSeen(page))) return false
  const one = await boxOf(button(page))
  return page.locator(control).evaluateAll(
    (all, one) =>
      all.some((control) => {
        const other = control.getBoundingClientRect()
        const isBeside = other.right <= one.x || other.left >= one.right
        return !isBeside && other.bottom > one.y && other.top < one.bottom
      }),
    one,
  )
}

test.each([
  ['/', 320, 640, '[data-quick-ask] button'],
  ['/precios', 320, 568, '.receipts select'],
  ['/precios', 768, 1024, '.receipts > li:nth-of-type(2) a'],
  [longArticle().url, 1440, 900, 'main aside'],
  ['/servicios/analisis-datos', 1024, 900, 'main figure'],
])('the chat button of %s at %i × %i px is never over %s', async (path, width, height, control) => {
  const page = await open(path, width, height)
  await page.waitForTimeout(400)
  expect(await covers(page, control), 'at first').toBe(false)
  await bringUnder(page, control)
  expect(await covers(page, control), 'at rest').toBe(false)
})

test('the chat button covers no words at the top of a page, but is shown beside lines that end before it', async () => {
  const page = await open('/por-que-elegirnos', 390, 844)
  await expect.poll(() => placeOf(page)).toBe('away')
  await expect.poll(() => covers(page, 'main p')).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => placeOf(page)).not.toBe('away')
})

test('the chat button drops its label where only that would cover a price', async () => {
  const page = await open('/precios', 1440, 900)
  const price = '.receipts > li:nth-of-type(4) .price'
  await expect.poll(() => placeOf(page)).toBe('small')
  expect(await covers(page, price)).toBe(false)
  expect((await launcher(page).boundingBox())?.width).toBe(60)
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => placeAtEnd(page)).toBe('here')
  expect((await launcher(page).boundingBox())?.width).toBeGreaterThan(150)
  await bringUnder(page, price)
  expect(await covers(page, price)).toBe(false)
})

test('the chat button hides while one scrolls down, and returns for the keyboard and on scrolling up', async () => {
  const page = await open('/privacidad', 390, 844)
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => placeOf(page)).toBe('gone')
  await page.waitForTimeout(400)
  expect(await placeOf(page)).toBe('gone')
  await page.keyboard.press('Shift')
  await launcher(page).focus()
  await expect.poll(() => launcher(page).evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  await page.mouse.wheel(0, -300)
  await expect.poll(() => placeOf(page)).not.toBe('gone')
  await expect.poll(() => placeAtEnd(page)).toBe('here')
})

test('the chat button is hidden behind the menu and dialogs, and while somebody is typing', async () => {
  const page = await open('/contacto', 360, 640)
  await expect.poll(() => placeAtEnd(page)).toBe('here')
  await page.locator('header summary').click()
  await expect.poll(() => isSeen(page)).toBe(false)
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return page.locator('header details[open]').count()
    })
    .toBe(0)
  await expect.poll(() => placeAtEnd(page)).toBe('here')
  await expect.poll(() => isSeen(page)).toBe(true)
  await page.locator('main form textarea').focus()
  await expect.poll(() => isSeen(page)).toBe(false)
  await page.goto('/precios')
  await hydrated(page)
  await page.locator('.receipts a').first().click()
  await page.locator('dialog[open]').waitFor()
  expect(await isSeen(page)).toBe(false)
})
