import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { everyUrl } from '../support/routes.ts'

/** Answers for the reserved addresses of the framed sites, which belong to nobody. */
const answerFrames = (page: Page) =>
  page.route(/\.example\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Sitio</title>' }),
  )

/** What the not-found page is meant to say: its status and its own log. */
const meant = (url: string, trouble: string) => url === '/404' && trouble.includes('404')

/** Sums up layout shifts without recent input, as the browser reports them. */
const watchShifts = () => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
const shiftSeen = () => (window as unknown as { shift: number }).shift

describe.each([390, 1440])('at %i px', (width) => {
  test.each(everyUrl)(
    '%s loads and hydrates without a message, a failed request or a shift',
    async (url) => {
      const page = await openPage(url, {
        width,
        before: async (page) => {
          await answerFrames(page)
          await page.addInitScript(watchShifts)
        },
      })
      await hydrated(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(150)
      expect(page.troubles.filter((trouble) => !meant(url, trouble))).toEqual([])
      // 0.000: what a report with three decimals shows.
      expect(await page.evaluate(shiftSeen)).toBeLessThan(0.0005)
    },
  )
})

test.each(everyUrl)('%s does not scroll sideways at 320 px', async (url) => {
  const page = await openPage(url, { width: 320, before: answerFrames })
  await page.evaluate(() => document.fonts.ready)
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(innerWidth)
})
