import type { Browser } from 'playwright-core'

/** When a page is first painted, and when the largest thing on its first screen is, in milliseconds. */
export type Arrival = { fcp: number; lcp: number }

/** How much slower the processor is made, as by Lighthouse. */
const slowdown = 4

/** How long after its load a page may still paint something larger. */
const settlingMilliseconds = 1000

/** In the browser: what has been painted so far. */
function readPaints(): Promise<Arrival> {
  const [{ startTime: fcp } = { startTime: Number.NaN }] =
    performance.getEntriesByName('first-contentful-paint')
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      done({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Visits a page for the first time with a phone and touches nothing. */
export async function measureArrival(browser: Browser, url: string): Promise<Arrival> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url)
    await page.waitForTimeout(settlingMilliseconds)
    return await page.evaluate(readPaints)
  } finally {
    await context.close()
  }
}
