import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const hasFocus = (one: Locator) => one.evaluate((node) => node === document.activeElement)

/** Waits until the browser has drawn what has happened so far, which is when it tells of scrolling. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** The second press of a double click or tap, on whatever is at a place by now. */
export async function pressAgain(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

/** Scrolls to a place without the motion of a smooth scroll. */
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)

/** By how many pixels a page is wider than its window. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** The place of something that stands on the page. */
export async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error(`${one} is not on the page`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The places of all that there is of a kind, seen or not. */
export const boxesOf = (all: Locator) =>
  all.evaluateAll((found) =>
    found.map((one) => {
      const { x, y, width, height, right, bottom } = one.getBoundingClientRect()
      return { x, y, width, height, right, bottom }
    }),
  )

export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first()

/** Looks at a page at one width after the other: it is never wider than its window, and nothing is found. */
export async function atWidths(
  page: Page,
  widths: readonly number[],
  look: (page: Page) => Promise<readonly unknown[]> = async () => [],
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const place = `${page.url()} at ${width} px`
    expect.soft(await overflow(page), place).toBeLessThanOrEqual(0)
    expect.soft(await look(page), place).toEqual([])
  }
}

/** In the browser: notes the timers of this delay that run, of which no other part of the page has one. */
const watch = (awaited: number) => {
  const running = new Set<unknown>()
  Object.assign(window, { running })
  for (const kind of ['Timeout', 'Interval'] as const) {
    const [start, stop] = [window[`set${kind}`], window[`clear${kind}`]]
    const set = (run: () => void, delay?: number, ...rest: unknown[]) => {
      const timer = start(run, delay, ...rest)
      if (delay === awaited) running.add(timer)
      return timer
    }
    const clear = (timer?: number) => {
      running.delete(timer)
      stop(timer)
    }
    Object.assign(window, { [`set${kind}`]: set, [`clear${kind}`]: clear })
  }
}

export const watchTimers = (page: Page, delay: number) => page.addInitScript(watch, delay)

export const runningTimers = (page: Page) =>
  page.evaluate(() => (window as unknown as { running: Set<unknown> }).running.size)

/** In the browser: notes the theme and the typefaces of a page when its body begins. */
const noteBeginning = () => {
  new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    const faces = getComputedStyle(document.body).fontFamily
    Object.assign(window, { beginning: { theme: document.documentElement.className, faces } })
  }).observe(document, { childList: true, subtree: true })
}

export const watchBeginning = (page: Page) => page.addInitScript(noteBeginning)

type Beginning = { theme: string; faces: string }
export const beginningOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { beginning: Beginning }).beginning)
