import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

const article = '/blog/futuro-ia-desarrollo-web'

/** How everything in an article and in the footer looks, fonts and places aside. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article :not(link,script), footer *')].map((element) => {
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

test('speed: the first screen is painted while the sheet is under way, and nothing after it', async () => {
  let release = () => {}
  const isHeld = new Promise<void>((done) => {
    release = done
  })
  const opening = new Promise<Page>((resolve, reject) => {
    const hold = async (page: Page) => {
      await page.route('**/later.*.css', (route) => isHeld.then(() => route.continue()))
      resolve(page)
    }
    openPage(article, { before: hold }).catch(reject)
  })
  const page = await opening
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  expect(await page.locator('h1').isVisible()).toBe(true)
  expect(await page.locator('[data-body] > p').count()).toBeGreaterThan(1)
  expect(await page.locator('[data-body] .callout, [data-footer]').count()).toBe(0)
  release()
  await page.locator('[data-footer]').waitFor()
})
