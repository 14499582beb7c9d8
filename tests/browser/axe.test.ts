import { describe, expect, test } from 'vitest'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { openPage } from '../support/open-page.ts'
import { eachKind } from '../support/routes.ts'

describe.each([390, 1440])('at %i px', (width) => {
  test.each(eachKind)('%s has nothing that axe objects to, in both themes', async (url) => {
    const page = await openPage(url, {
      width,
      reducedMotion: true,
      before: (page) =>
        page.route(/\.example\//, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
        ),
    })
    await page.evaluate(() => document.fonts.ready)
    const light = await findAxeViolations(page)
    await page.evaluate(() => {
      document.documentElement.className = 'dark'
    })
    // Colours may still be changing.
    await page.waitForTimeout(250)
    const dark = await findAxeViolations(page)
    expect({ light, dark }).toEqual({ light: [], dark: [] })
  })
})
