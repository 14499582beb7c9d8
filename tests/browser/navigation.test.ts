import { expect, test } from 'vitest'
import { longArticle } from '../support/long-article.ts'
import { onSite, openAlive, openPage } from '../support/open-page.ts'
import { site } from '../support/site-content.ts'

const { slug, data } = longArticle()
const article = `/blog/${slug}`

/** Marks the document, so that a full load can be told from a client navigation. */
const mark = () => Object.assign(window, { sameDocument: true })
const isMarked = () => 'sameDocument' in window

test('a link inside the site changes title, focus and scroll position without a full load', async () => {
  const page = await openAlive('/blog')
  await page.evaluate(mark)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.getByRole('main').getByRole('link', { name: data.title }).click()
  await page.waitForURL(`**${article}`)
  await page.getByRole('heading', { level: 1, name: data.title }).waitFor()
  await expect.poll(() => page.title()).toBe(`${data.title} | ${site.name} - ${site.titleSuffix}`)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(isMarked)).toBe(true)
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
  await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
  await page.waitForTimeout(100)
  // A click of the test's mouse would first scroll the link into view.
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click(),
    onSite('/blog'),
  )
  await page.waitForURL('**/blog')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL(`**${article}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1800)
})

test('links in the text of an article navigate without a full load', async () => {
  const page = await openAlive(article)
  await page.evaluate(mark)
  await page.locator('[data-body] a[href^="/"]').first().click()
  await page.waitForURL((url) => url.pathname !== onSite(article))
  expect(await page.evaluate(isMarked)).toBe(true)
})

test("from another page 'Comenzar' leads to the urgent contact of the home page", async () => {
  const page = await openAlive('/blog')
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.start.header.label, exact: true })
    .click()
  await page.waitForURL('**/#contact')
  const top = () => page.locator('#contact').evaluate((at) => at.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(120)
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
