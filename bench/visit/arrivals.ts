import type { Browser } from 'playwright-core'
import { withSlowPhone } from './slow-phone.ts'

/** The first and the largest contentful paint of a page, in milliseconds. */
export type Arrival = { fcp: number; lcp: number }

/** How long after load the page may still paint something larger. */
const settlingMilliseconds = 1000

/** Runs in the browser: the paints so far. */
function readPaints(): Promise<Arrival> {
  const [{ startTime: fcp } = { startTime: Number.NaN }] =
    performance.getEntriesByName('first-contentful-paint')
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      done({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Visits a page for the first time on a slow phone, without interacting. */
export const measureArrival = (browser: Browser, url: string): Promise<Arrival> =>
  withSlowPhone(browser, async (page) => {
    await page.goto(url)
    await page.waitForTimeout(settlingMilliseconds)
    return page.evaluate(readPaints)
  })
