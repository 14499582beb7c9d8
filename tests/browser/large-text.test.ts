import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { cutWords } from '../support/cut-words.ts'
import { openPage, siteUrl } from '../support/open-page.ts'
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

async function openTab() {
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false })
  const page = await context.newPage()
  await answerFrames(page)
  return page
}

test('with text at 200 % no page is wider than its window, on a phone and on a desktop', async () => {
  const page = await openTab()
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
  expect(wide).toEqual([])
})

const sizesOf = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3)')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))

test('with text at 200 % a phone has larger headings, breaks no word in them, in quotes or in labels, and its header is one row', async () => {
  const usual = await openPage('/', { width: 390, javaScript: false })
  await answerFrames(usual)
  const page = await openTab()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const url of [...oneOfEachKind, ...urlsOf('service')]) {
    await page.goto(siteUrl() + url)
    expect(await page.evaluate(cutWords, 'main :is(h1, h2, h3, blockquote, dt)'), url).toEqual([])
    await usual.goto(url)
    const sizes = await sizesOf(usual)
    const larger = (await sizesOf(page)).filter((size, index) => size > (sizes[index] ?? size))
    expect(larger.length, url).toBe(sizes.length)
    const header = page.locator('header[data-screen] > div')
    if (await header.count()) expect((await header.boundingBox())?.height, url).toBe(64)
  }
})
