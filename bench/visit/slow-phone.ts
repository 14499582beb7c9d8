import type { Browser, Page } from 'playwright-core'

/** How much slower the processor is made, as by Lighthouse. */
const slowdown = 4

/** Lends a phone with a slow processor that has never been to the site. */
export async function withSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await visit(page)
  } finally {
    await context.close()
  }
}
