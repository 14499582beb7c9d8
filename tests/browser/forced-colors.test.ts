import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedPage } from '../support/open-page.ts'

/** What the browser paints, after it has put its own colours in place. */
const painted = (part: Locator, property: 'background-color' | 'fill', pseudo?: string) =>
  part.evaluate(
    (element, [property, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(property),
    [property, pseudo] as const,
  )

const forced = async (path: string, width = 1280) => {
  const page = await sharedPage(path, { width })
  await page.emulateMedia({ forcedColors: 'active' })
  return page
}

const canvas = (page: Page) => painted(page.locator('body'), 'background-color')

test('in forced colours the pressed filter stands out, with its word readable', async () => {
  const page = await forced('/portafolio')
  const pressed = page.locator('fieldset button[aria-pressed=true]')
  const other = page.locator('fieldset button[aria-pressed=false]').first()
  expect(await painted(pressed, 'background-color')).not.toBe(
    await painted(other, 'background-color'),
  )
  // Otherwise the browser lays a dark plate under a dark word.
  expect(await pressed.evaluate((chip) => getComputedStyle(chip).forcedColorAdjust)).toBe('none')
})

test('in forced colours the page one is on is marked in the navigation', async () => {
  const page = await forced('/portafolio')
  const current = page.locator('header nav a[aria-current]').first()
  expect(await painted(current, 'background-color', '::after')).not.toBe(await canvas(page))
})

test('in forced colours the drawn icons of the header stay visible', async () => {
  const page = await forced('/portafolio', 390)
  const ground = await canvas(page)
  expect(await painted(page.locator('header .bars'), 'background-color')).not.toBe(ground)
  const flame = page
    .getByRole('button', { name: /el tema oscuro/ })
    .locator('i')
    .first()
  expect(await painted(flame, 'background-color')).not.toBe(ground)
})

test('in forced colours the current step of the process stands out', async () => {
  const page = await forced('/')
  const dots = page.locator('.dots button')
  const fillOf = (selector: string) =>
    painted(dots.and(page.locator(selector)).first().locator('svg'), 'fill')
  expect(await fillOf('[aria-current]')).not.toBe(await fillOf(':not([aria-current])'))
})

test('in forced colours the hearth of the process keeps its own', async () => {
  const page = await forced('/')
  const tongue = page.locator('.hearth [data-state=later] path').first()
  expect(await painted(tongue, 'fill')).not.toBe(await canvas(page))
})
