import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack, onSite, openAlive, openPage } from '../support/open-page.ts'

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

test('speed: a first visit begins in the stand-ins, and shows its own faces once they are there', async () => {
  const page = await openPage('/', { before: (page) => page.addInitScript(noteFaces) })
  expect(await page.evaluate(facesAtFirst)).not.toContain('Instrument Sans Variable')
  await page.waitForFunction(fontsShow)
  expect(await faces(page)).toContain('Piazzolla Variable')
  expect(await faces(page)).toContain('Instrument Sans Variable')
})

test('a text that would wrap anew on the screen takes its own face on the next page', async () => {
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

test('speed: on the next page the fonts show at once, from the cache', async () => {
  const page = await openPage('/blog', { before: (page) => page.addInitScript(noteFaces) })
  await page.waitForFunction(fontsShow)
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

/** In the browser: where the boxes of text that are on the screen begin. */
const readTops = () =>
  [...document.querySelectorAll('h1,h2,h3,h4,p,li,dt,dd,summary,label,table,form,header a')]
    .map((box) => ({ top: box.getBoundingClientRect().top, text: box.textContent?.slice(0, 40) }))
    .filter(({ top }) => top > 0 && top < innerHeight)

const urls = [
  '/',
  '/blog',
  '/blog/futuro-ia-desarrollo-web',
  '/servicios/escalabilidad-seo',
  '/precios',
  '/contacto',
]
test.each(urls.flatMap((url) => [390, 1440].map((width) => ({ url, width }))))(
  'no box on the screen moves at $width px when the fonts of $url come',
  async ({ url, width }) => {
    const { before: hold, release } = holdBack('**/*.woff2')
    const page = await openAlive(url, { width, reducedMotion: true, before: hold })
    const before = await page.evaluate(readTops)
    release()
    await page.waitForFunction(fontsShow)
    await page.evaluate(() => document.fonts.ready)
    const after = await page.evaluate(readTops)
    const moved = before.filter(({ top }, place) => Math.abs((after[place]?.top ?? 0) - top) > 4)
    expect(moved).toEqual([])
  },
)
