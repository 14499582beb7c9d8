import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack, onSite, openAlive, openPage } from '../support/open-page.ts'

/** Opens the home page as a browser has it while it still reads: up to a certain tag. */
const openUpTo = (tag: RegExp) =>
  openPage('/', {
    width: 390,
    javaScript: false,
    before: (page) =>
      page.route(onSite('/'), async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        const { index = 0, 0: found = '' } = tag.exec(text) ?? {}
        await route.fulfill({ response, body: text.slice(0, index + found.length) })
      }),
  })

test('speed: nothing in the header moves after it is first seen', async () => {
  const part = (await openUpTo(/<details[^>]*>/)).locator('header')
  expect(await part.locator('details').isVisible()).toBe(false)
  expect(await part.getByRole('link', { name: 'Lumbre, inicio' }).isVisible()).toBe(true)
  const whole = (await openUpTo(/<\/header>/)).locator('header')
  expect(await whole.locator('details').isVisible()).toBe(true)
})

test('speed: on a slow line the deferred sheet is requested before the first paint', async () => {
  const page = await openPage('/', {
    before: (page) =>
      page.route(onSite('/'), async (route) => {
        await new Promise((done) => setTimeout(done, 400))
        await route.continue()
      }),
  })
  const [asked = 0, painted] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/deferred.'))
      ?.startTime,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ])
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(painted ?? 0)
})

/** In the browser: notes which faces the page is drawn in when its body begins. */
const noteFaces = () => {
  new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    Object.assign(window, { facesAtFirst: getComputedStyle(document.body).fontFamily })
  }).observe(document, { childList: true, subtree: true })
}
const facesAtFirst = () => (window as { facesAtFirst?: string }).facesAtFirst
const fontsShow = () => 'fonts' in document.documentElement.dataset

const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1,body')].map((one) => getComputedStyle(one).fontFamily).join(),
  )

test('speed: a first visit starts in the fallback faces and shows the web fonts once loaded; the next page shows them at once', async () => {
  const page = await openPage('/', { before: (page) => page.addInitScript(noteFaces) })
  expect(await page.evaluate(facesAtFirst)).not.toContain('Instrument Sans Variable')
  await page.waitForFunction(fontsShow)
  expect(await faces(page)).toContain('Piazzolla Variable')
  expect(await faces(page)).toContain('Instrument Sans Variable')
  // On the next page they show at once, from the cache.
  await page.goto('/precios')
  expect(await page.evaluate(facesAtFirst)).toContain('Instrument Sans Variable')
  await page.evaluate(() => document.fonts.ready)
  const sent = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ transferSize }) => transferSize),
  )
  expect(sent).toEqual([0, 0])
})

test('a text that would rewrap on the screen gets its web font on the next page', async () => {
  const { before, release } = holdBack('**/*.woff2')
  const page = await openAlive('/blog', { before })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-fonts=all] main p { font-size: 2em }')
    document.adoptedStyleSheets.push(sheet)
  })
  release()
  await page.waitForFunction(fontsShow)
  expect(await faces(page)).toContain('Piazzolla Variable')
  expect(await faces(page)).not.toContain('Instrument Sans Variable')
  await page
    .getByRole('main')
    .locator(`a[href="${onSite('/blog/futuro-ia-desarrollo-web')}"]`)
    .first()
    .click()
  await expect.poll(() => faces(page)).toContain('Instrument Sans Variable')
})
