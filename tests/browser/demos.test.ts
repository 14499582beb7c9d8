import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { openPage } from '../support/open-page.ts'
import { atWidths, boxOf } from '../support/page-state.ts'
import { content } from '../support/site-content.ts'

const demos = inOrder(content.projects).flatMap(({ data }) => data.demo ?? [])

test.each(demos)(
  "%s fits a phone and a desktop, axe finds nothing, the site's policy blocks nothing, and it starts at the same place in its own and in the system fonts",
  async (demo) => {
    const page = await openPage(demo, { width: 412 })
    await page.evaluate(() => document.fonts.ready)
    const start = async () => (await boxOf(page.locator('main'))).y
    const ownStart = await start()
    await atWidths(page, [320, 1280], async () => {
      const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
      // Demos have one theme.
      const found = await findAxeViolations(page, 'light')
      return [...found, ...links.filter((height) => height < 44)]
    })
    expect(page.troubles).toEqual([])
    await page.setViewportSize({ width: 412, height: 844 })
    await page.route('**/*.woff2', (route) => route.abort())
    await page.reload()
    expect(await start()).toBe(ownStart)
  },
)
