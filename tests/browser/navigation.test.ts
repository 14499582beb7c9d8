import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageOf } from '../../src/content/queries.ts'
import { keepShortWords } from '../../src/lib/keep-together.ts'
import {
  closePages,
  followLink,
  fontsShown,
  holdBack,
  hydrated,
  type OpenPage,
  onSite,
  openAlive,
  openPage,
  program,
  without,
} from '../support/open-page.ts'
import { boxOf, drawn, hasFocus, headerLink, jumpTo } from '../support/page-state.ts'
import { content, home, longArticle, site } from '../support/site-content.ts'

/** One of the listing's first page that has headings to jump to. */
const { slug, data } = longArticle()
const article = `/blog/${slug}`

test('a link inside the site changes title, focus and scroll position without a full load; a text loads separately: «Cargando...» meanwhile, a message with a retry if it fails, and the retry works', async () => {
  const { before: hold, release } = holdBack('**/_bodies/*.json')
  const page = await openAlive('/blog', { before: hold })
  const link = page.getByRole('main').getByRole('link', { name: data.title })
  const heading = page.getByRole('heading', { level: 1, name: data.title })
  const text = page.locator('[data-body]')
  await jumpTo(page, 300)
  await link.click()
  await page.waitForURL(`**${article}`)
  await heading.waitFor()
  await expect.poll(() => page.title()).toBe(`${data.title} | ${site.name} - ${site.titleSuffix}`)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('status').filter({ hasText: 'Cargando...' }).waitFor()
  expect(await text.count()).toBe(0)
  // The table of contents is there before the text.
  release()
  await text.waitFor()
  await jumpTo(page, 100_000)
  await page.locator('.toc [aria-current]').waitFor({ state: 'attached' })
  expect(page.documents).toHaveLength(1)
  expect(page.troubles).toEqual([])

  await page.goto('/blog')
  await hydrated(page)
  await without('**/_bodies/*.json')(page)
  await link.click()
  await page.getByRole('alert').waitFor()
  expect(await heading.innerText()).toBe(keepShortWords(data.title))
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await text.locator('h2').first().waitFor()
  expect(await page.getByText('Cargando...').count()).toBe(0)
})

/** In the browser: follows a link of the header, and counts the elements of the new page as it appears. */
const elementsAfter = (href: string) =>
  new Promise<number>((resolve) => {
    const heading = () => document.querySelector('main h1')?.textContent
    const before = heading()
    const observer = new MutationObserver(() => {
      if (heading() === before) return
      observer.disconnect()
      resolve(document.querySelectorAll('main *').length)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click()
  })

test('the home page is complete from its first frame when reached by a link', async () => {
  // From a page without parts of its own: none of those of the other one is known yet.
  const page = await openAlive('/terminos')
  const first = await page.evaluate(elementsAfter, onSite('/'))
  await page.waitForLoadState('networkidle')
  expect(await page.locator('main *').count()).toBe(first)
  expect(page.troubles).toEqual([])
})

/** In the browser: pages change a little later than asked, so that something can come in between. */
const changeLater = () => {
  const start = document.startViewTransition.bind(document)
  const wait = async (update: () => unknown) => {
    document.documentElement.dataset.changing = ''
    await new Promise((done) => setTimeout(done, 1000))
    await update()
  }
  document.startViewTransition = (options) =>
    typeof options === 'object' && options?.update
      ? start({ ...options, update: wait.bind(null, options.update) })
      : start(options)
}

test.each<[string, (page: Page) => Promise<void>]>([
  ['the window is resized', (page) => page.setViewportSize({ width: 900, height: 700 })],
  [
    'the theme is switched',
    // Not pressed with the mouse: Playwright would wait for a frame, and there is none meanwhile.
    (page) => page.getByRole('button', { name: /tema oscuro/ }).dispatchEvent('click'),
  ],
])('a page changes without its fade and without an error when meanwhile %s', async (_, act) => {
  const page = await openAlive('/equipo', { before: (page) => page.addInitScript(changeLater) })
  await headerLink(page, 'Precios').click()
  await page.locator('[data-changing]').waitFor({ state: 'attached' })
  await act(page)
  await expect.poll(() => page.title()).toContain(pageOf(content, 'prices').data.title)
  expect(page.troubles).toEqual([])
})

test('an article stays at the place that is read when a phone is turned', async () => {
  const page = await openAlive(article, { width: 390, ownTab: true })
  const client = await page.context().newCDPSession(page)
  const turn = (width: number, height: number) => {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: true }
    return client.send('Emulation.setDeviceMetricsOverride', metrics)
  }
  await turn(390, 844)
  const read = page.locator('[data-body] > p').nth(20)
  await read.evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top + 20 }))
  await drawn(page)
  await turn(844, 390)
  await drawn(page)
  expect(Math.abs((await boxOf(read)).y)).toBeLessThan(150)
})

test('links in the text of an article navigate without a full load; going back restores the scroll position', async () => {
  const page = await openAlive(article)
  const link = page.locator('[data-body] a[href^="/"]').first()
  await link.scrollIntoViewIfNeeded()
  await drawn(page)
  const place = await page.evaluate(() => scrollY)
  await link.dispatchEvent('click')
  await page.waitForURL((url) => url.pathname !== onSite(article))
  expect(page.documents).toHaveLength(1)
  // Until a page has come, the one that was left is still shown.
  const heading = page.getByRole('heading', { level: 1, name: data.title })
  await heading.waitFor({ state: 'detached' })
  await page.goBack()
  await heading.waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await jumpTo(page, 1800)
  await drawn(page)
  // A click of the test's mouse would first scroll the link into view.
  await headerLink(page, 'Blog').dispatchEvent('click')
  await page.waitForURL('**/blog')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL(`**${article}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800)
  // After a reload the text is no longer known, and comes after the data of its page.
  await headerLink(page, 'Blog').dispatchEvent('click')
  await heading.waitFor({ state: 'detached' })
  await page.reload()
  await hydrated(page)
  const { before, release } = holdBack('**/_bodies/*.json')
  await before(page)
  const asked = page.waitForRequest('**/_bodies/*.json')
  await page.goBack()
  await asked
  await drawn(page)
  release()
  await page.locator('[data-body]').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800)
})

test('a link to the page that is shown leads to its top, as a full load does, and adds no history entry; «Comenzar» leads to the urgent contact of the home page', async () => {
  const page = await openAlive('/blog')
  const isAtTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const entries = await page.evaluate(() => history.length)
  const footerLink = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true })
  for (const link of [headerLink(page, 'Blog'), footerLink]) {
    await jumpTo(page, 600)
    await link.click()
    await isAtTop()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  }
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await headerLink(page, site.start.header.label).click()
  await page.waitForURL('**/#contact')
  const top = async () => Math.abs((await boxOf(page.locator('#contact'))).y)
  await expect.poll(top).toBeLessThan(120)
  await headerLink(page, `${site.name}, inicio`).click()
  await page.waitForURL('**/')
  await isAtTop()
  expect(page.documents).toHaveLength(1)
  // As from an advertisement.
  await page.goto('/blog?utm_source=a')
  await hydrated(page)
  await jumpTo(page, 600)
  await headerLink(page, 'Blog').click()
  await isAtTop()
})

// Three times: where the place was lost, every second visit found it by luck.
test('a link to an answer shows it below its question', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    await closePages()
    const page = await openPage('/contacto#P-contacto-pagos', { width: 390 })
    const answer = page.locator('#P-contacto-pagos')
    await expect
      .poll(() => answer.evaluate((node) => node.closest('details')?.getBoundingClientRect().top))
      .toBeLessThan(200)
    const { top, head } = await answer.evaluate((node) => ({
      top: node.closest('details')?.getBoundingClientRect().top,
      head: document.querySelector('header')?.getBoundingClientRect().bottom,
    }))
    expect(top).toBeGreaterThanOrEqual(head ?? 0)
    expect(await answer.isVisible()).toBe(true)
  }
})

/** Goes on from /precios by a link, and reloads that page. */
async function goAndReload(page: Page) {
  await page.locator('footer').getByRole('link', { name: 'Equipo' }).click()
  await page.waitForFunction(() => document.title.startsWith('Equipo'))
  await page.reload()
}

async function expectPrices(page: OpenPage) {
  await page.waitForFunction(() => document.title.startsWith('Precios'))
  await hydrated(page)
  expect(new URL(page.url()).pathname).toBe(onSite('/precios'))
  expect(page.troubles).toEqual([])
}

/** In the browser: goes back when the program begins to hydrate `path` after a reload. */
const backAtHydration = (path: string) => {
  const clone = Node.prototype.cloneNode
  Node.prototype.cloneNode = function (deep) {
    const [load] = performance.getEntriesByType('navigation')
    const isReload = load instanceof PerformanceNavigationTiming && load.type === 'reload'
    const isRoot = this === document.getElementById('Root')
    if (isReload && isRoot && location.pathname === path) history.back()
    return clone.call(this, deep)
  }
}

test('who goes back after a reload, before the program is there or while it hydrates the page, gets the page gone back to', async () => {
  const page = await openAlive('/precios', {
    before: (page) => page.addInitScript(backAtHydration, onSite('/equipo')),
  })
  const { before, release } = holdBack(program)
  await before(page)
  await goAndReload(page)
  await page.evaluate(() => history.back())
  await page.waitForURL('**/precios')
  release()
  await expectPrices(page)
  await goAndReload(page)
  await expectPrices(page)
})

test('on an unknown URL below a page no link of the navigation is current, and from there on the right one is; an unknown URL or slug reached by client navigation shows the not-found page too, which writes the path to the console', async () => {
  const page = await openAlive('/blog/nada')
  const current = page.locator('header nav [aria-current]').first()
  expect(await current.count()).toBe(0)
  for (const name of ['Equipo', 'Blog']) {
    await headerLink(page, name).click()
    await expect.poll(() => current.allTextContents()).toEqual([name])
  }
  const { heading, title } = pageOf(content, 'not-found').data
  const missing = page.getByRole('heading', { name: heading })
  for (const path of ['/no/existe', '/blog/no-existe']) {
    const logged = page.waitForEvent('console', (message) => message.text().endsWith(path))
    await followLink(page, `${path}?a=1`)
    await logged
    await missing.waitFor()
    await expect.poll(() => page.title()).toBe(`${title} | ${site.name} - ${site.titleSuffix}`)
    await page.goBack()
    await missing.waitFor({ state: 'detached' })
  }
})

test('a link to a heading of another page leads to it, although its text comes later; one that names nothing, to the top', async () => {
  const page = await openAlive('/blog')
  const { id } = longArticle().body?.headings.at(-1) ?? {}
  await jumpTo(page, 600)
  await followLink(page, `${article}#${id}`)
  const heading = page.locator(`[id="${id}"]`)
  await heading.waitFor()
  await expect
    .poll(() => heading.evaluate((one) => Math.abs(one.getBoundingClientRect().top)))
    .toBeLessThan(200)
  await followLink(page, '/terminos#nada')
  await page.waitForURL('**/terminos#nada')
  await heading.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a link that quotes words of a page, as search engines make them, leads to those words, also on a slow line', async () => {
  const { heading } = home.faqs
  const late = (page: Page) =>
    page.route('**/*.css', async (route) => {
      await delay(1000)
      await route.fallback()
    })
  // With a query it is another address than that of the tab before the visit, and so is loaded.
  const quoting = `/?a#:~:text=${encodeURIComponent(heading)}`
  const page = await openAlive(quoting, { width: 390, before: late })
  const { y } = await boxOf(page.getByRole('heading', { name: heading }))
  expect(Math.abs(y - 422)).toBeLessThan(200)
})

test('a footnote that one returns to stays reachable by Tab; the table of contents leads to a heading and marks it, and marks nothing above the first one; from 1180 px up the author is to the right of the text, and stays in view', async () => {
  const page = await openAlive(article, { width: 1180 })
  const call = page.locator('a[id*="fnref"]').first()
  await call.click()
  await page.locator('a[href*="fnref"]').first().click()
  await expect.poll(() => hasFocus(call)).toBe(true)
  expect(await call.evaluate((one) => one.tabIndex)).toBe(0)
  const author = page.getByRole('complementary', { name: 'Quién escribe' })
  const text = await boxOf(page.locator('[data-body]'))
  expect((await boxOf(author)).x).toBeGreaterThan(text.right)
  const contents = page.getByRole('navigation', { name: 'En este artículo' })
  const third = contents.getByRole('link').nth(2)
  await third.click()
  // The page scrolls smoothly, and the longest text is far.
  await expect.poll(() => third.getAttribute('aria-current')).toBe('location')
  expect((await boxOf(author)).y).toBeGreaterThan(0)
  const marked = contents.locator('[aria-current]')
  await jumpTo(page, 100_000)
  await expect.poll(() => marked.count()).toBe(1)
  await jumpTo(page, 0)
  await expect.poll(() => marked.count()).toBe(0)
})

/** In the browser: what is in the middle of the screen and where it begins, frame by frame. */
const watch = () => {
  const seen: string[] = []
  Object.assign(window, { seen })
  const look = () => {
    const [one] = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
    if (one) {
      const { top } = one.getBoundingClientRect()
      const now = `${Math.round(top)} ${one.textContent.slice(0, 40)}`
      if (seen.at(-1) !== now) seen.push(now)
    }
    requestAnimationFrame(look)
  }
  addEventListener('load', look)
}
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen)

test('a reload keeps the scroll position, and nothing moves meanwhile', async () => {
  const page = await openAlive('/', { width: 390, before: (page) => page.addInitScript(watch) })
  await fontsShown(page)
  const far = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight * 0.7, behavior: 'instant' })
    return scrollY
  })
  expect(far).toBeGreaterThan(1000)
  // What fades in, fades in; then the browser may note where the visitor is.
  await page.waitForTimeout(1500)
  const before = (await seen(page)).at(-1)
  await page.reload()
  await hydrated(page)
  await page.waitForTimeout(500)
  const after = await seen(page)
  expect(after.at(-1)).toEqual(before)
  // The first frame may come before the sheet; then nothing moves.
  expect(after.length, after.join('\n')).toBeLessThanOrEqual(2)
})
