import { expect, test } from 'vitest'
import { longArticle } from '../support/long-article.ts'
import { hydrated, onSite, openPage, sharedPage } from '../support/open-page.ts'
import { site } from '../support/site-content.ts'

const { slug, data } = longArticle()
const article = `/blog/${slug}`

/** Marks the document, so that a full load can be told from a client navigation. */
const mark = () => Object.assign(window, { sameDocument: true })
const isMarked = () => 'sameDocument' in window

test('a link inside the site changes title, focus and scroll position without a full load', async () => {
  const page = await openPage('/blog')
  await hydrated(page)
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

/** In the browser: counts the animations of the view transitions that begin. */
const countFades = () => {
  Object.assign(window, { fades: 0 })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (callback) => {
    const transition = start(callback)
    transition.ready.then(() => {
      const running = document.getAnimations().filter(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect
        const { duration } = (effect as KeyframeEffect).getTiming()
        // React hides what does not change by animations that take no time.
        return pseudoElement?.startsWith('::view-transition') && Number(duration) > 0
      })
      Object.assign(window, { fades: fades() + Math.min(running.length, 1) })
    })
    return transition
  }
  const fades = () => (window as unknown as { fades: number }).fades
}

for (const [reducedMotion, count] of [
  [false, 1],
  [true, 0],
] as const)
  test(`a page fades in ${count} times with reduced motion ${reducedMotion}`, async () => {
    const page = await openPage('/blog', { reducedMotion })
    await hydrated(page)
    await page.evaluate(countFades)
    await page.evaluate(mark)
    await page.getByRole('banner').getByRole('link', { name: 'Equipo' }).click()
    await page.locator('main article h2').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => (window as unknown as { fades: number }).fades)).toBe(count)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(isMarked)).toBe(true)
    expect(page.troubles).toEqual([])
  })

test('going back restores the scroll position, going forward too', async () => {
  const page = await openPage(article)
  await hydrated(page)
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
  const page = await openPage(article)
  await hydrated(page)
  await page.evaluate(mark)
  await page.locator('[data-body] a[href^="/"]').first().click()
  await page.waitForURL((url) => url.pathname !== onSite(article))
  expect(await page.evaluate(isMarked)).toBe(true)
})

for (const path of ['/blog/no-existe', '/blog/categoria/no-existe', '/servicios/no-existe'])
  test(`${path} answers with the not-found page, by load and by navigation`, async () => {
    const page = await openPage(path)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Oops! Page not found')
    await page.goto('/blog')
    await hydrated(page)
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      link.textContent = 'prueba'
      document.querySelector('main')?.append(link)
    }, onSite(path))
    await page.getByRole('link', { name: 'prueba' }).click()
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor()
  })

test('the mobile menu opens, marks the current page and closes after a choice', async () => {
  const page = await openPage('/blog', { width: 390 })
  await hydrated(page)
  await page.locator('header summary').click()
  const menu = page.getByRole('navigation', { name: 'Menú' })
  expect(await menu.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBe('page')
  await menu.getByRole('link', { name: 'Inicio' }).click()
  await page.waitForURL('**/')
  await expect.poll(() => menu.isVisible()).toBe(false)
})

test('Escape closes the mobile menu and gives the focus back', async () => {
  const page = await openPage('/blog', { width: 390 })
  await hydrated(page)
  await page.locator('header summary').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menú' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('navigation', { name: 'Menú' }).isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
})

test('the navigation has its eight links in order', async () => {
  const page = await sharedPage('/blog', { width: 1440 })
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    [
      '/',
      '/servicios',
      '/precios',
      '/portafolio',
      '/recursos-ia',
      '/equipo',
      '/blog',
      '/contacto',
    ].map(onSite),
  )
})

test("from another page 'Comenzar' goes to the urgent contact of the home page", async () => {
  const page = await openPage('/blog')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.start.header.label, exact: true })
    .click()
  await page.waitForURL('**/#contact')
  const top = () => page.locator('#contact').evaluate((at) => at.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(120)
})

test('a page whose code cannot be loaded shows a message, and the retry brings it', async () => {
  const page = await openPage('/blog')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/**', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Equipo' }).click()
  const alert = page.getByRole('alert')
  await alert.getByRole('link', { name: 'Recargar la página' }).waitFor()
  expect(await page.getByRole('contentinfo').count()).toBe(1)
  await page.unroute('**/assets/**')
  await alert.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.locator('main article h2').first().waitFor()
  expect(await alert.count()).toBe(0)
})
