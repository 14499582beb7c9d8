import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  fontsShown,
  holdBack,
  hydrated,
  onSite,
  openAlive,
  openPage,
  program,
  without,
} from '../support/open-page.ts'
import { beginningOf, drawn, watchBeginning } from '../support/page-state.ts'
import { longArticle } from '../support/site-content.ts'

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
  // On the next page they show at once, from the cache.
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

/**
 * In the browser: where every element is and how it looks, in the words of the style sheets. The chat's
 * button alone looks for its place.
 */
const looks = () =>
  [...document.querySelectorAll('#Root :not([data-dock], [data-dock] *)')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, backgroundColor, fontSize, fontWeight, borderTopColor, opacity } =
      getComputedStyle(element)
    const place = [x, y, width, height]
    const look = [...place, color, backgroundColor, fontSize, fontWeight, borderTopColor, opacity]
    return `${element.tagName}: ${look.join(' ')}`
  })

for (const path of ['/precios', '/contacto', '/servicios', '/blog'])
  test(`${path} looks the same before and after hydration`, async () => {
    const { before: hold, release } = holdBack(program)
    const before = [without('**/*.woff2'), hold]
    const page = await openPage(path, { reducedMotion: true, before })
    // Blocks far below have their height once they are laid out.
    await page.evaluate(() => delete document.documentElement.dataset.fromTop)
    // The colours of the deferred sheet fade in.
    await drawn(page)
    await page.evaluate(() => {
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition)
      return Promise.all(fades.map(({ finished }) => finished))
    })
    const served = await page.evaluate(looks)
    release()
    await hydrated(page)
    const after = new Set(await page.evaluate(looks))
    expect(served.length).toBeGreaterThan(100)
    expect(served.filter((look) => !after.has(look))).toEqual([])
  })

test('speed: a touch on a page that is still loading asks for the program', async () => {
  const page = await openPage('/blog', {
    before: async (page) => {
      // As a picture that takes its time: the page does not get to its load event.
      await page.route('**/slow.svg', () => new Promise(() => {}))
      await page.route('**/blog', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('</body>', '<img src="/slow.svg"></body>')
        await route.fulfill({ response, body })
      })
    },
    waitUntil: 'commit',
  })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  const isAsked = () => page.asked.some((url) => url.includes('/assets/start.'))
  await page.waitForTimeout(300)
  expect(isAsked()).toBe(false)
  await page.locator('h1').dispatchEvent('pointerdown')
  await expect.poll(isAsked).toBe(true)
})
