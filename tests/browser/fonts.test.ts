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

test('speed: a first visit begins in the stand-ins; headings change once the fonts are there, texts on the next page', async () => {
  const page = await openPage('/blog', { before: (page) => page.addInitScript(noteFaces) })
  expect(await page.evaluate(facesAtFirst)).not.toContain('Instrument Sans Variable')
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

/** In the browser: where the boxes of text begin at a width, on the first two screens, and every heading. */
const readTops = () =>
  [...document.querySelectorAll('h1,h2,h3,h4,p,li,dt,dd,summary,label,table,form,header a')]
    .map((box) => ({ box, top: box.getBoundingClientRect().top + scrollY }))
    .filter(({ box, top }) => top < 2 * innerHeight || box.matches('h1,h2,h3,h4'))
    .map(({ box, top }) => ({
      top,
      text: `${innerWidth} px: ${box.localName} «${box.textContent?.slice(0, 40)}»`,
    }))

test.each([
  '/',
  '/blog',
  '/blog/futuro-ia-desarrollo-web',
  '/servicios/escalabilidad-seo',
  '/precios',
  '/contacto',
])('no box of %s moves at 390 or 1440 px when the fonts come', async (url) => {
  const { before: hold, release } = holdBack('**/*.woff2')
  const page = await openAlive(url, { width: 390, reducedMotion: true, before: hold })
  const read = async () => {
    const tops: Awaited<ReturnType<typeof readTops>> = []
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      tops.push(...(await page.evaluate(readTops)))
    }
    return tops
  }
  const before = await read()
  release()
  await page.waitForFunction(fontsShow)
  await page.evaluate(() => document.fonts.ready)
  const after = await read()
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
  const moved = before
    .filter(({ top }, place) => Math.abs((after[place]?.top ?? 0) - top) > 4)
    .map(({ text }) => text)
  expect(moved).toEqual([])
})
