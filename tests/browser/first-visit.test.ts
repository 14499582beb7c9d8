import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fontsShown, holdBack, onSite, openAlive, openPage } from '../support/open-page.ts'
import { beginningOf, watchBeginning } from '../support/page-state.ts'
import { longArticle } from '../support/site-content.ts'

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

const faces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1,body')].map((one) => getComputedStyle(one).fontFamily).join(),
  )

test('speed: a first visit starts in the fallback faces and shows the web fonts once loaded; the next page shows them at once', async () => {
  const page = await openPage('/', { before: watchBeginning })
  expect((await beginningOf(page)).faces).not.toContain('Instrument Sans Variable')
  await fontsShown(page)
  expect(await faces(page)).toContain('Piazzolla Variable')
  expect(await faces(page)).toContain('Instrument Sans Variable')
  await page.goto('/precios')
  expect((await beginningOf(page)).faces).toContain('Instrument Sans Variable')
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
  await fontsShown(page)
  expect(await faces(page)).toContain('Piazzolla Variable')
  expect(await faces(page)).not.toContain('Instrument Sans Variable')
  await page
    .getByRole('main')
    .locator(`a[href="${onSite(longArticle().url)}"]`)
    .first()
    .click()
  await expect.poll(() => faces(page)).toContain('Instrument Sans Variable')
})
