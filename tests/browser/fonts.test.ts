import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

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

test('speed: a first visit begins in the stand-in faces, and the fonts come after', async () => {
  const page = await openPage('/blog', { before: (page) => page.addInitScript(noteFaces) })
  expect(await page.evaluate(facesAtFirst)).not.toContain('Instrument Sans Variable')
  await page.waitForFunction(fontsShow)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
    'Instrument Sans Variable',
  )
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

test.each(['/', '/privacidad', '/blog/futuro-ia-desarrollo-web'])(
  'speed: %s asks for no font and no script before its first paint, which they would delay',
  async (url) => {
    const page = await openPage(url, { width: 390 })
    await hydrated(page)
    await page.waitForFunction(fontsShow)
    const { asked, early } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|woff2)$/.test(name))
      return {
        asked: files.length,
        early: files
          .filter(({ startTime }) => startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY))
          .map(({ name }) => name),
      }
    })
    expect(asked).toBeGreaterThan(2)
    expect(early).toEqual([])
  },
)
