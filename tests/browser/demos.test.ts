import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { openPage } from '../support/open-page.ts'
import { content } from '../support/site-content.ts'

const demos = inOrder(content.projects).flatMap(({ data }) => data.demo ?? [])

test.each(demos)(
  "%s fits a phone and a desktop, axe finds nothing, and the site's policy blocks nothing",
  async (demo) => {
    const page = await openPage(demo, { width: 320 })
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { overflow, smallest } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        smallest: Math.min(
          ...[...document.querySelectorAll('a')].map((link) => link.getBoundingClientRect().height),
        ),
      }))
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      expect(smallest, `${width} px`).toBeGreaterThanOrEqual(44)
      // Demos have one theme.
      expect(await findAxeViolations(page, 'light'), `${width} px`).toEqual([])
    }
    expect(page.troubles).toEqual([])
  },
)

test.each(demos)(
  '%s starts at the same position in its own and in the system fonts',
  async (demo) => {
    const startIn = async (options: Parameters<typeof openPage>[1]) => {
      const page = await openPage(demo, { width: 412, ...options })
      await page.evaluate(() => document.fonts.ready)
      return page.locator('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
    }
    const before = (page: Page) => page.route('**/*.woff2', (route) => route.abort())
    expect(await startIn({})).toBe(await startIn({ before }))
  },
)
