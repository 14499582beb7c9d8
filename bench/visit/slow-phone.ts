import type { Browser, Page } from 'playwright-core'

/** The factor by which the CPU is slowed down, the same as in Lighthouse. */
const slowdown = 4

/** Runs a visit in a new browser context that emulates a phone with a slow CPU. */
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
