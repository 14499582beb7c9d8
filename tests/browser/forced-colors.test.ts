import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAlive } from '../support/open-page.ts'

/** What the browser paints, after it has put its own colours in place. */
const painted = (part: Locator, property: 'background-color' | 'fill', pseudo?: string) =>
  part.evaluate(
    (element, [property, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(property),
    [property, pseudo] as const,
  )

async function openForced(path: string) {
  const page = await openAlive(path)
  await page.emulateMedia({ forcedColors: 'active' })
  return page
}

const canvas = (page: Page) => painted(page.locator('body'), 'background-color')

test('in forced colours the pressed filter and the current page stand out; drawn icons stay visible', async () => {
  const page = await openForced('/portafolio')
  const pressed = page.locator('fieldset button[aria-pressed=true]')
  const other = page.locator('fieldset button[aria-pressed=false]').first()
  expect(await painted(pressed, 'background-color')).not.toBe(
    await painted(other, 'background-color'),
  )
  // Otherwise the browser lays a dark plate under a dark word.
  expect(await pressed.evaluate((chip) => getComputedStyle(chip).forcedColorAdjust)).toBe('none')
  const current = page.locator('header nav a[aria-current]').first()
  expect(await painted(current, 'background-color', '::after')).not.toBe(await canvas(page))
  await page.setViewportSize({ width: 390, height: 844 })
  const ground = await canvas(page)
  expect(await painted(page.locator('header .bars'), 'background-color')).not.toBe(ground)
  const flame = page
    .getByRole('button', { name: /el tema oscuro/ })
    .locator('i')
    .first()
  expect(await painted(flame, 'background-color')).not.toBe(ground)
})

test('in forced colours the current step of the process stands out; its hearth and the subjects of covers keep their colours', async () => {
  const page = await openForced('/')
  const dots = page.locator('.dots button')
  const fillOf = (selector: string) =>
    painted(dots.and(page.locator(selector)).first().locator('svg'), 'fill')
  expect(await fillOf('[aria-current]')).not.toBe(await fillOf(':not([aria-current])'))
  const tongue = page.locator('.hearth [data-state=later] path').first()
  expect(await painted(tongue, 'fill')).not.toBe(await canvas(page))
  const subject = page.locator('[data-subject]').first()
  await subject.scrollIntoViewIfNeeded()
  expect(await painted(subject, 'background-color')).not.toBe(await canvas(page))
})
