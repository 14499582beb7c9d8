import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { openAlive } from '../support/open-page.ts'
import { headerLink, jumpTo, runningTimers, watchTimers } from '../support/page-state.ts'
import { content } from '../support/site-content.ts'

const steps = inOrder(content.process).map(({ data }) => data.title)
/** What the control of a step says; the first one is 1. */
const stepName = (place: number) => `Paso ${place}: ${steps.at(place - 1)}`

const block = (page: Page) => page.locator('section:has(#proceso)')
const current = (page: Page) => block(page).locator('[aria-current="step"]').textContent()
const shown = (page: Page) => block(page).locator('.steps > li:visible')
const live = (page: Page) => block(page).locator('.steps').getAttribute('aria-live')
const press = (page: Page, name: string) => block(page).getByRole('button', { name }).click()

/** The process in view, alive, with the browser's clock stopped. */
async function openProcess(options: { width?: number } = {}) {
  const page = await openAlive('/', { clock: true, ...options })
  await block(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(100)
  await page.clock.pauseAt(Date.now() + 60_000)
  return page
}

/** From here on a step has its full time: pressing Reproducir starts the timer anew. */
async function replay(page: Page) {
  await press(page, 'Pausar')
  await press(page, stepName(1))
  await press(page, 'Reproducir')
}

/** Nobody points at the block or has the focus in it. */
async function leave(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.mouse.move(2, 2)
}

test('the process plays: every 4 seconds the next step, after the last one the first, unannounced, unlike a step that is chosen; it waits while it is pointed at, has the focus or is out of view', async () => {
  const page = await openProcess()
  await replay(page)
  expect(await live(page)).toBe('polite')
  await page.clock.runFor(3999)
  expect(await current(page)).toBe(stepName(1))
  await page.clock.runFor(1)
  await expect.poll(() => current(page)).toBe(stepName(2))
  for (const step of [...steps.slice(2), steps[0] ?? '']) {
    await page.clock.runFor(4000)
    await expect.poll(() => current(page)).toContain(step)
  }
  expect(await block(page).locator('[aria-current="step"]').count()).toBe(1)
  await expect.poll(() => shown(page).count()).toBe(1)
  expect(await live(page)).toBe('off')
  const expectStill = async () => {
    const before = await current(page)
    await page.clock.runFor(12_000)
    expect(await current(page)).toBe(before)
  }
  const expectMoving = async () => {
    const before = await current(page)
    await page.clock.runFor(4000)
    await expect.poll(() => current(page)).not.toBe(before)
  }
  await leave(page)
  await block(page).locator('h2').hover()
  await expectStill()
  await leave(page)
  await expectMoving()
  await block(page).getByRole('button', { name: 'Paso siguiente' }).focus()
  await expectStill()
  await leave(page)
  await expectMoving()
  await jumpTo(page, 0)
  await page.waitForTimeout(100)
  await expectStill()
  await block(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(100)
  await expectMoving()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expectStill()
})

test('its controls choose a step, wrap around, and pause it; while paused, steps are announced', async () => {
  const page = await openProcess({ width: 390 })
  await press(page, 'Pausar')
  expect(await live(page)).toBe('polite')
  await press(page, stepName(4))
  expect(await current(page)).toBe(stepName(4))
  await expect.poll(() => shown(page).locator('h3').allTextContents()).toEqual([steps[3]])
  await press(page, stepName(1))
  await press(page, 'Paso anterior')
  expect(await current(page)).toBe(stepName(steps.length))
  await press(page, 'Paso siguiente')
  expect(await current(page)).toBe(stepName(1))
  await leave(page)
  await page.clock.runFor(20_000)
  expect(await current(page)).toBe(stepName(1))
  await press(page, 'Reproducir')
  await page.clock.runFor(4000)
  await expect.poll(() => current(page)).toBe(stepName(2))
})

test('with reduced motion it starts paused; the glow is only behind the burning tongue; leaving the page stops its timers', async () => {
  const watch = (page: Page) => watchTimers(page, 4000)
  const page = await openAlive('/', { reducedMotion: true, before: watch })
  const glows = () =>
    block(page)
      .locator('.hearth > div')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').opacity))
  for (const place of [4, 2]) {
    await press(page, stepName(place))
    await expect.poll(glows).toEqual(steps.map((_, index) => (index === place - 1 ? '1' : '0')))
  }
  expect(await runningTimers(page)).toBe(0)
  await press(page, 'Reproducir')
  await expect.poll(() => runningTimers(page)).toBe(1)
  await headerLink(page, 'Blog').click()
  await page.waitForURL('**/blog')
  await expect.poll(() => runningTimers(page)).toBe(0)
  expect(page.troubles).toEqual([])
})
