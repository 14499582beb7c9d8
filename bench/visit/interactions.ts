import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { withSlowPhone } from './slow-phone.ts'

/** A first interaction of a visitor with a page. */
type Interaction = {
  name: string
  /** The element that is tapped, as a Playwright selector. */
  target: string
  /** Keys that are pressed after the tap. */
  keys?: string[]
  /** An element that is visible only once the effect has happened, as CSS. */
  effect: string
}

/** The times of one interaction, in milliseconds. */
export type Response = {
  /** For the slowest event: from the touch to the next frame. */
  toNextPaint: number
  /** From the last touch or key to the first frame that shows the effect. */
  toEffect: number
}

/** The five interactions that have a target; the home page has them all. */
export const interactions: Interaction[] = [
  { name: 'menu', target: 'header details > summary', effect: 'header details[open] nav' },
  { name: 'theme', target: 'header >> role=button[name=/tema/i]', effect: 'html.dark body' },
  {
    name: 'FAQ',
    target: 'details[name="preguntas"] > summary',
    effect: 'details[name="preguntas"][open] > div',
  },
  {
    name: 'chat',
    target: 'role=button[name=/Pregúntale a la IA/]',
    effect: ':is([role="dialog"], dialog[open]) [role="log"]',
  },
  {
    // A native list opens outside the page, where only keys reach it.
    name: 'pricing',
    target: '.receipts > li:first-child select',
    keys: ['ArrowDown', 'Enter'],
    effect: '.receipts > li:first-child .option:nth-child(2) .includes',
  },
]

const firstTapAfterLoad = 1000
const longestWait = 10_000

type Watch = { slowest: number; lastInput: number; shown?: number }
/** The global that watch-page.js sets in the page. */
type Watched = { watch: Watch }
const watcher = path.resolve('bench/visit/watch-page.js')

/**
 * Scrolls the target to the middle of the screen, and returns its position and the time of the
 * page's load.
 */
function findTarget(element: Element) {
  if (!element.closest('header')) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const loaded = performance.timeOrigin + (visit?.loadEventEnd ?? 0)
  return { x: x + width / 2, y: y + height / 2, loaded }
}

const shown = () => (window as unknown as Watched).watch.shown !== undefined

async function act(page: Page, { target, keys = [] }: Interaction) {
  // Elements that wait for the deferred style sheet have no position before.
  const place = page.locator(target).filter({ visible: true }).first()
  await place.waitFor()
  const { x, y, loaded } = await place.evaluate(findTarget)
  // By the clock of this process, because a call to the page would wait until it is idle.
  await new Promise((done) => setTimeout(done, loaded + firstTapAfterLoad - Date.now()))
  await page.touchscreen.tap(x, y)
  for (const key of keys) await page.keyboard.press(key)
}

/** Visits a page for the first time on a slow phone and does one thing, one second after load. */
export const measureInteraction = (
  browser: Browser,
  url: string,
  interaction: Interaction,
): Promise<Response> =>
  withSlowPhone(browser, async (page) => {
    await page.addInitScript((effect) => {
      Object.assign(window, { watchedEffect: effect })
    }, interaction.effect)
    await page.addInitScript({ path: watcher })
    await page.goto(url)
    await act(page, interaction)
    await page.waitForFunction(shown, undefined, { timeout: longestWait })
    // The browser reports an event some time after the frame that answered it.
    await page.waitForTimeout(500)
    const {
      slowest,
      lastInput,
      shown: time = Number.NaN,
    } = await page.evaluate(() => (window as unknown as Watched).watch)
    return { toNextPaint: slowest, toEffect: time - lastInput }
  })
