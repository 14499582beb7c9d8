import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAlive } from '../support/open-page.ts'
import { jumpTo } from '../support/page-state.ts'
import { home } from '../support/site-content.ts'

const menu = home.menu.heading
const section = (page: Page, heading: string) =>
  page
    .locator('main > div')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })
/** What stands on the background of a section, which itself never fades. */
const content = (page: Page, heading: string) =>
  section(page, heading).locator('section > *').first()
const opacity = (page: Page, heading: string) =>
  content(page, heading).evaluate((part) => Number(getComputedStyle(part).opacity))

/** Puts a share of a block on the screen and the quarter of a screen below it, from below. */
async function bringIn(block: Locator, share: number) {
  await block.evaluate((one, part) => {
    const { top, height } = one.getBoundingClientRect()
    scrollTo({ top: scrollY + top - 1.25 * innerHeight + height * part, behavior: 'instant' })
  }, share)
  await block.page().waitForTimeout(150)
}

/** Puts a block below the screen, where it is hidden after a moment. */
async function approach(block: Locator) {
  await bringIn(block, 0)
  await block.evaluate(() => scrollBy({ top: -0.25 * innerHeight, behavior: 'instant' }))
  await expect.poll(() => block.getAttribute('data-fade')).toBe('waiting')
}

// With reduced motion, and without JavaScript: home.test.ts.
test('nothing waits that is in view, nor what a screenshot of the whole page shows; a section just below the screen waits, and no other; it fades in once, 600 ms from 16 px below, when a tenth of it is near, or is printed or saved', async () => {
  const page = await openAlive('/')
  const look = (property: 'translate' | 'transitionDuration') =>
    content(page, menu).evaluate((part, name) => getComputedStyle(part)[name], property)
  await page.waitForTimeout(400)
  expect(await page.locator('[data-fade]').count()).toBe(0)
  expect(await opacity(page, menu)).toBe(1)
  await approach(section(page, menu))
  expect(await opacity(page, menu)).toBe(0)
  expect(await look('translate')).toBe('0px 16px')
  expect(await page.locator('[data-fade="waiting"]').count()).toBe(1)
  // A page that was saved to one file runs no script.
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setScriptExecutionDisabled', { value: true })
  expect(await opacity(page, menu)).toBe(1)
  await client.detach()
  await bringIn(section(page, menu), 0.05)
  expect(await opacity(page, menu)).toBe(0)
  await bringIn(section(page, menu), 0.12)
  await expect.poll(() => look('transitionDuration')).toContain('0.6s')
  await expect.poll(() => opacity(page, menu)).toBe(1)
  await jumpTo(page, 0)
  await page.waitForTimeout(300)
  expect(await opacity(page, menu)).toBe(1)
  await approach(section(page, home.blog.heading))
  await page.emulateMedia({ media: 'print' })
  expect(await opacity(page, home.blog.heading)).toBe(1)
})

test('the quote fades in at a threshold of 0.3', async () => {
  const page = await openAlive('/', { height: 1400 })
  const quote = section(page, home.testimonials.heading)
  await approach(quote)
  await bringIn(quote, 0.25)
  expect(await quote.getAttribute('data-fade')).toBe('waiting')
  await bringIn(quote, 0.32)
  await expect.poll(() => quote.getAttribute('data-fade')).toBe('shown')
})

test('at 320 × 480 nothing of a tall section waits while it is on the screen', async () => {
  const page = await openAlive('/precios', { width: 320, height: 480 })
  const block = page.locator('main > div[class]:has(table)')
  await approach(block)
  await block.evaluate((one) =>
    scrollTo({ top: scrollY + one.getBoundingClientRect().top - 479, behavior: 'instant' }),
  )
  await expect.poll(() => block.getAttribute('data-fade')).toBe('shown')
})

test('a section whose threshold is scrolled past at once is shown at once, and so is one reached by keyboard, its blog cards 150 ms apart', async () => {
  const page = await openAlive('/')
  await bringIn(section(page, menu), 0.6)
  expect(await opacity(page, menu)).toBe(1)
  await approach(section(page, home.blog.heading))
  await page.getByRole('link', { name: home.blog.link.label }).focus()
  await expect.poll(() => opacity(page, home.blog.heading)).toBe(1)
  const look = (property: 'opacity' | 'transitionDelay') =>
    page
      .locator('.teasers > li')
      .evaluateAll((all, name) => all.map((card) => getComputedStyle(card)[name]), property)
  expect(await look('transitionDelay')).toEqual(['0s', '0.15s', '0.3s'])
  await expect.poll(() => look('opacity')).toEqual(['1', '1', '1'])
})

/**
 * In the browser: scrolls to the end in one second, and counts the texts on the screen after each
 * step, and once more at rest. No observer has been told in between: so does the screen run ahead
 * of a busy page.
 */
const scrollToEnd = async () => {
  const texts = [
    ...document.querySelectorAll(
      ':is(main,footer) :is(h1,h2,h3,p,li,dt,dd,label,summary,button,a)',
    ),
  ]
  const isSeen = (text: Element) => {
    const { top, bottom, height } = text.getBoundingClientRect()
    if (!height || bottom < 72 || top > innerHeight) return false
    for (let one: Element | null = text; one; one = one.parentElement)
      if (Number(getComputedStyle(one).opacity) < 0.5) return false
    return true
  }
  const way = document.documentElement.scrollHeight - innerHeight
  const begin = performance.now()
  const seen: string[] = []
  for (let share = 0; share < 1; ) {
    const now: number = await new Promise(requestAnimationFrame)
    // A busy machine draws less often; even so there are steps to look at.
    share = Math.min(1, share + 0.25, Math.max(0, now - begin) / 1000)
    scrollTo({ top: way * share, behavior: 'instant' })
    seen.push(`${Math.round(way * share)}: ${texts.filter(isSeen).length}`)
  }
  await new Promise((done) => setTimeout(done, 1000))
  return [...seen, `at rest: ${texts.filter(isSeen).length}`]
}

test('on a slow machine a scroll to the end in one second meets no empty screen', async () => {
  const page = await openAlive('/', { width: 390 })
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const seen = await page.evaluate(scrollToEnd)
  // The tab has other visitors.
  await client.detach()
  expect(seen.length).toBeGreaterThan(4)
  expect(seen.filter((step) => step.endsWith(': 0'))).toEqual([])
})
