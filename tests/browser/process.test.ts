import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { keepAllTogether } from '../../src/lib/keep-together.ts'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'
import { content } from '../support/site-content.ts'
import { stepName, steps } from '../support/steps.ts'

const block = (page: Page) => page.locator('section:has(#proceso)')
const current = (page: Page) => block(page).locator('[aria-current="step"]').textContent()
const shown = (page: Page) => block(page).locator('.steps > li:visible')
const press = (page: Page, name: string) => block(page).getByRole('button', { name }).click()

/** The process in view, alive, with the browser's clock stopped. */
async function openProcess(options: { reducedMotion?: boolean } = {}) {
  const page = await openPage('/', { clock: true, ...options })
  await hydrated(page)
  await block(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(100)
  await page.clock.pauseAt(Date.now() + 1000)
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

test('a step has title, description and duration', async () => {
  const page = await sharedPage('/', { javaScript: false })
  const said = await block(page)
    .locator('.steps > li')
    .evaluateAll((all) =>
      all.map((step) => [...step.querySelectorAll('h3, p')].map((part) => part.textContent)),
    )
  expect(said).toEqual(
    inOrder(content.process).map(({ data: { title, description, duration } }) =>
      keepAllTogether([title, description, duration]),
    ),
  )
})

test('the process begins with its first step, playing', async () => {
  const page = await openPage('/', { clock: true })
  expect(await current(page)).toBe(stepName(1))
  expect(await block(page).getByRole('button', { name: 'Pausar' }).count()).toBe(1)
})

test('the process advances every 4 seconds', async () => {
  const page = await openProcess()
  await replay(page)
  await page.clock.runFor(3999)
  expect(await current(page)).toBe(stepName(1))
  await page.clock.runFor(1)
  await expect.poll(() => current(page)).toBe(stepName(2))
  await page.clock.runFor(4000)
  await expect.poll(() => current(page)).toBe(stepName(3))
})

test('after the last step the process goes on with the first', async () => {
  const page = await openProcess()
  await replay(page)
  for (const step of [...steps.slice(1), steps[0] ?? '']) {
    await page.clock.runFor(4000)
    await expect.poll(() => current(page)).toContain(step)
  }
})

test('previous from the first step shows the last one', async () => {
  const page = await openProcess()
  await press(page, stepName(1))
  await press(page, 'Paso anterior')
  expect(await current(page)).toBe(stepName(steps.length))
})

test('next from the last step shows the first one', async () => {
  const page = await openProcess()
  await press(page, stepName(steps.length))
  await press(page, 'Paso siguiente')
  expect(await current(page)).toBe(stepName(1))
})

test('pausing stops the process until it is played again', async () => {
  const page = await openProcess()
  await press(page, stepName(1))
  await press(page, 'Pausar')
  await leave(page)
  await page.clock.runFor(20_000)
  expect(await current(page)).toBe(stepName(1))
  await press(page, 'Reproducir')
  await page.clock.runFor(4000)
  await expect.poll(() => current(page)).toBe(stepName(2))
})

test('clicking a step selects it', async () => {
  const page = await openProcess()
  await press(page, stepName(4))
  expect(await current(page)).toBe(stepName(4))
  await expect.poll(() => shown(page).locator('h3').allTextContents()).toEqual([steps[3]])
})

test('on a phone the control says Pausar, then Reproducir', async () => {
  const page = await openPage('/', { width: 390 })
  await press(page, 'Pausar')
  await block(page).getByRole('button', { name: 'Reproducir' }).waitFor()
})

test('the process waits while the pointer is on it', async () => {
  const page = await openProcess()
  await leave(page)
  await block(page).locator('h2').hover()
  const before = await current(page)
  await page.clock.runFor(12_000)
  expect(await current(page)).toBe(before)
  await page.mouse.move(2, 2)
  await page.clock.runFor(4000)
  await expect.poll(() => current(page)).not.toBe(before)
})

test('the process waits while the focus is in it', async () => {
  const page = await openProcess()
  await leave(page)
  await block(page).getByRole('button', { name: 'Paso siguiente' }).focus()
  const before = await current(page)
  await page.clock.runFor(12_000)
  expect(await current(page)).toBe(before)
})

test('the process waits while it is off the screen', async () => {
  const page = await openProcess()
  await replay(page)
  await leave(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(100)
  const before = await current(page)
  await page.clock.runFor(12_000)
  expect(await current(page)).toBe(before)
})

test('the process waits while the tab is hidden', async () => {
  const page = await openProcess()
  await leave(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const before = await current(page)
  await page.clock.runFor(12_000)
  expect(await current(page)).toBe(before)
})

test('reduced motion starts the process paused', async () => {
  const page = await openProcess({ reducedMotion: true })
  await leave(page)
  await block(page).getByRole('button', { name: 'Reproducir' }).waitFor()
  await page.clock.runFor(12_000)
  expect(await current(page)).toBe(stepName(1))
})

test('leaving the page stops its timers', async () => {
  const page = await openProcess()
  await page.evaluate(() => {
    const running = new Set<unknown>()
    Object.assign(window, { running })
    const { setTimeout: start, clearTimeout: stop } = window
    // Only timers of the process: nobody else waits four seconds.
    const watch = (run: () => void, delay?: number) => {
      const timer = start(run, delay)
      if (delay === 4000) running.add(timer)
      return timer
    }
    const forget = (timer?: number) => {
      running.delete(timer)
      stop(timer)
    }
    Object.assign(window, { setTimeout: watch, clearTimeout: forget })
  })
  const running = () =>
    page.evaluate(() => (window as unknown as { running: Set<unknown> }).running.size)
  await replay(page)
  expect(await running()).toBe(1)
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click()
  await page.waitForURL('**/blog')
  await expect.poll(running).toBe(0)
})

test('the process shows one current step, marked aria-current="step"', async () => {
  const page = await openProcess()
  expect(await block(page).locator('[aria-current="step"]').count()).toBe(1)
  await expect.poll(() => shown(page).count()).toBe(1)
})

test('all steps can be read without JavaScript', async () => {
  const page = await sharedPage('/', { javaScript: false })
  expect(await shown(page).count()).toBe(steps.length)
  expect(await block(page).getByRole('button').count()).toBe(0)
})

test('the steps are announced only while the process is paused', async () => {
  const page = await openProcess()
  const region = block(page).locator('.steps')
  expect(await region.getAttribute('aria-live')).toBe('off')
  await press(page, 'Pausar')
  expect(await region.getAttribute('aria-live')).toBe('polite')
})

test('the glow is behind the tongue that burns, and no other', async () => {
  const page = await openPage('/', { reducedMotion: true })
  await hydrated(page)
  const glows = () =>
    block(page)
      .locator('.hearth > div')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').opacity))
  for (const place of [4, 2]) {
    await press(page, stepName(place))
    await expect.poll(glows).toEqual(steps.map((_, index) => (index === place - 1 ? '1' : '0')))
  }
})
