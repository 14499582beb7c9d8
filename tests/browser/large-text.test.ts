import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { siteUrl } from '../support/open-page.ts'
import { answerFrames, oneOfEachKind, urlsOf } from '../support/routes.ts'

// WCAG 1.4.4. The reader's own text size is a setting of the browser, so it is one of its own.
test('with text of twice the size no page is wider than its window, on a phone and on a desk', async () => {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  })
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  await answerFrames(page)
  const wide: string[] = []
  for (const url of new Set([...oneOfEachKind, ...urlsOf('service'), ...urlsOf('article')])) {
    await page.goto(siteUrl() + url)
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize.slice(0, 2)),
    ).toBe('32')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      if (needed > width) wide.push(`${url}: ${needed} of ${width} px`)
    }
  }
  await browser.close()
  expect(wide).toEqual([])
})
