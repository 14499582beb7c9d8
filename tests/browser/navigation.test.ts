import { expect, test } from 'vitest'
import { followLink, onSite, openAlive, openPage } from '../support/open-page.ts'
import { boxOf, headerLink, isMarked, jumpTo, markDocument } from '../support/page-state.ts'
import { longArticle, site } from '../support/site-content.ts'

const { slug, data } = longArticle()
const article = `/blog/${slug}`

test('a link inside the site changes title, focus and scroll position without a full load', async () => {
  const page = await openAlive('/blog')
  await markDocument(page)
  await jumpTo(page, 300)
  await page.getByRole('main').getByRole('link', { name: data.title }).click()
  await page.waitForURL(`**${article}`)
  await page.getByRole('heading', { level: 1, name: data.title }).waitFor()
  await expect.poll(() => page.title()).toBe(`${data.title} | ${site.name} - ${site.titleSuffix}`)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(true)
  expect(page.troubles).toEqual([])
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

for (const path of ['/', '/equipo'])
  test(`${path} is complete from its first frame when reached by a link`, async () => {
    // From a page without parts of its own: none of those of the other one is known yet.
    const page = await openAlive('/terminos')
    const first = await page.evaluate(elementsAfter, onSite(path))
    await page.waitForLoadState('networkidle')
    expect(await page.locator('main *').count()).toBe(first)
    expect(page.troubles).toEqual([])
  })

test('going back restores the scroll position, going forward too', async () => {
  const page = await openAlive(article)
  await jumpTo(page, 1800)
  await page.waitForTimeout(100)
  // A click of the test's mouse would first scroll the link into view.
  await headerLink(page, 'Blog').dispatchEvent('click')
  await page.waitForURL('**/blog')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL(`**${article}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800)
})

test('links in the text of an article navigate without a full load', async () => {
  const page = await openAlive(article)
  await markDocument(page)
  await page.locator('[data-body] a[href^="/"]').first().click()
  await page.waitForURL((url) => url.pathname !== onSite(article))
  expect(await isMarked(page)).toBe(true)
})

test("from another page 'Comenzar' leads to the urgent contact of the home page", async () => {
  const page = await openAlive('/blog')
  await headerLink(page, site.start.header.label).click()
  await page.waitForURL('**/#contact')
  const top = async () => Math.abs((await boxOf(page.locator('#contact'))).y)
  await expect.poll(top).toBeLessThan(120)
})

// Three times, and at both widths: where the place was lost, every second visit found it by luck.
test.each([390, 1440])(
  'a link to an answer shows it below its question, at %i px',
  async (width) => {
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await openPage('/contacto#P-contacto-pagos', { width })
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
  },
)

test('the page writes the path to the console', async () => {
  const lines: string[] = []
  await openAlive('/no/existe?a=1', {
    before: async (page) => {
      page.on('console', (message) => lines.push(message.text()))
    },
  })
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/404.*\/no\/existe$/))
})

test('on an unknown URL below a page no link of the navigation is current, and from there on the right one is', async () => {
  const page = await openAlive('/blog/nada')
  const current = page.locator('header nav [aria-current]').first()
  expect(await current.count()).toBe(0)
  for (const name of ['Blog', 'Equipo']) {
    await headerLink(page, name).click()
    await expect.poll(() => current.allTextContents()).toEqual([name])
  }
})

test('an unknown URL or slug reached by client navigation shows the not-found page too', async () => {
  for (const path of [
    '/tampoco-existe',
    '/blog/no-existe',
    '/clientes/no-existe',
    '/blog/categoria/no-existe',
  ]) {
    const page = await openAlive('/blog')
    await followLink(page, path)
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
    await expect
      .poll(() => page.title())
      .toBe('Página no encontrada | Lumbre - intelligent software development')
  }
})
