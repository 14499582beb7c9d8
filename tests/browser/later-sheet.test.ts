import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { awake, hydrated, openPage } from '../support/open-page.ts'

const article = '/blog/futuro-ia-desarrollo-web'

/** How everything in an article and in the footer looks, fonts and places aside. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article :not(template), footer *')].map((element) => {
      const { display, color, backgroundColor, fontSize, fontWeight, padding, margin } =
        getComputedStyle(element)
      const look = [display, color, backgroundColor, fontSize, fontWeight, padding, margin]
      return `${element.localName} ${look.join(' ')}`
    }),
  )

/** The same, once pointers, loading and fonts have come to rest. */
async function restingLooks(page: Page) {
  await page.mouse.move(0, 0)
  await page.locator('html[data-fonts]').waitFor()
  await page.waitForLoadState('networkidle')
  await awake(page)
  return looks(page)
}

for (const from of ['/', '/blog', '/app-loader'])
  test(`speed: an article that is reached from ${from} looks as on a direct visit`, async () => {
    const direct = await openPage(article)
    await hydrated(direct)
    const expected = await restingLooks(direct)
    expect(expected.length).toBeGreaterThan(200)

    const page = await openPage(from)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isSameVisit: true }))
    if (from === '/app-loader')
      await page.locator('main').evaluate((main, to) => {
        main.append(Object.assign(document.createElement('a'), { href: to, textContent: 'a' }))
      }, article)
    await page.locator(`main a[href="${article}"]`).first().click()
    await page.locator('[data-body]').waitFor()
    expect(await restingLooks(page)).toEqual(expected)
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true)
  })

const footerLook = (page: Page) =>
  page.locator('[data-footer] footer').evaluate((footer) => {
    const { backgroundColor, paddingBottom, overflow } = getComputedStyle(footer)
    return [backgroundColor, paddingBottom, overflow]
  })

test('speed: the sheet stays when the text that asked for it goes', async () => {
  const page = await openPage(article)
  await hydrated(page)
  const before = await footerLook(page)
  await page.locator('nav[aria-label=Ruta] a').first().click()
  await page.waitForURL('**/blog')
  await page.locator('.cards').waitFor()
  expect(await footerLook(page)).toEqual(before)
  expect(before).toContain('88px')
})

/** An article whose first request for the sheet waits until it is released. */
async function openHeld() {
  let release = () => {}
  const isHeld = new Promise<void>((done) => {
    release = done
  })
  const page = await openPage(article, {
    waitUntil: 'load',
    before: (page) => page.route('**/later.*.css', (route) => isHeld.then(() => route.continue())),
  })
  return { page, release }
}

/** What is seen although it follows the first mark, wherever it stands. */
const seenAfterMark = (page: Page) =>
  page.evaluate(() => {
    const mark = document.querySelector('[data-later]')
    return [...document.body.querySelectorAll('*')]
      .filter((one) => mark && mark.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientHeight > 0)
      .map((one) => one.outerHTML.slice(0, 80))
  })

const waiting = (page: Page) => page.locator('[data-body] .callout, [data-footer]')

test('speed: the first screen is painted while the sheet is under way, and nothing after it', async () => {
  const { page, release } = await openHeld()
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.locator('[data-body] > p:visible').count()).toBeGreaterThan(1)
  expect(await waiting(page).count()).toBeGreaterThan(1)
  expect(await seenAfterMark(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  release()
  for (const part of await waiting(page).all()) await part.waitFor()
})

test('speed: the sheet is asked for after the first paint', async () => {
  const page = await openPage(article, { waitUntil: 'load' })
  const sheet = page.locator('link[data-sheet]')
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('[data-sheet]')?.sheet)
  const [asked, painted] = await sheet.evaluate((link: HTMLLinkElement) => [
    performance.getEntriesByName(link.href)[0]?.startTime,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ])
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
})

test('a sheet that does not come hides nothing for long', async () => {
  const page = await openPage(article, {
    waitUntil: 'load',
    before: (page) => page.route('**/later.*.css', (route) => route.abort()),
  })
  for (const part of await waiting(page).all()) await part.waitFor({ timeout: 10_000 })
})

test('a page whose script is kept from running hides nothing for long', async () => {
  const page = await openPage(article, {
    waitUntil: 'load',
    before: (page) =>
      page.route(`**${article}`, async (route) => {
        const response = await route.fetch()
        const headers = {
          ...response.headers(),
          'content-security-policy': "script-src 'none'",
        }
        await route.fulfill({ response, headers })
      }),
  })
  expect(await page.locator('link[data-sheet][disabled]').count()).toBe(1)
  for (const part of await waiting(page).all()) await part.waitFor({ timeout: 10_000 })
})
