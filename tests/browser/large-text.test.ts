import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { cutWords } from '../support/cut-words.ts'
import { openPage, siteUrl } from '../support/open-page.ts'
import { sizesOf } from '../support/page-faults.ts'
import { atWidths, boxOf, overflow } from '../support/page-state.ts'
import { answerFrames, oneOfEachKind, urlsOf } from '../support/routes.ts'

// WCAG 1.4.4. The reader's own text size is a setting of the browser, so it is one of its own.
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
  })
})
afterAll(() => browser.close())

test('with text at 200 % no page is wider than its window; on a phone headings are larger, no word of them, of quotes or labels is cut, and the header is one row', async () => {
  const usual = await openPage('/', { width: 390, javaScript: false })
  await answerFrames(usual)
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  await answerFrames(page)
  for (const url of new Set([...oneOfEachKind, ...urlsOf('service'), ...urlsOf('article')])) {
    await page.goto(siteUrl() + url)
    await atWidths(page, [1280, 390], async () => {
      const wider = await overflow(page)
      return wider > 0 ? [wider] : []
    })
    expect.soft(await page.evaluate(cutWords, textsToRead), url).toEqual([])
    const header = page.locator('header[data-screen] > div')
    if (await header.count()) expect.soft((await boxOf(header)).height, url).toBe(64)
    await usual.goto(url)
    const sizes = await sizesOf(usual, 'h1, h2, h3')
    const larger = await sizesOf(page, 'h1, h2, h3')
    expect
      .soft(
        larger.filter((size, place) => size <= (sizes[place] ?? size)),
        url,
      )
      .toEqual([])
  }
})

const textsToRead = 'main :is(h1, h2, h3, blockquote, dt)'
