import { readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { launcher, panel } from '../support/chat-page.ts'
import { dist } from '../support/dist.ts'
import {
  followLink,
  hydrated,
  onSite,
  openAlive,
  openPage,
  siteUrl,
  without,
} from '../support/open-page.ts'
import { headerLink } from '../support/page-state.ts'

const alert = (page: Page) => page.getByRole('alert')
const retry = (page: Page) => alert(page).getByRole('button', { name: 'Intentar de nuevo' })
const toTeam = (page: Page) => headerLink(page, 'Equipo').click()
const team = (page: Page) => page.locator('main article h2').first()

/** Whatever failed, the ways to get in touch and to go on are there. */
async function expectCalm(page: Page) {
  expect(await alert(page).textContent()).toContain('Puede que se haya cortado la conexión')
  expect(await headerLink(page, 'Contacto').count()).toBe(1)
  expect(await page.getByRole('contentinfo').locator('a[href^="mailto:"]').count()).toBe(1)
}

async function cutOff(route: Route) {
  const file = route.request().url().replace(siteUrl(), dist)
  const body = readFileSync(file, 'utf8').slice(0, -40)
  // Browsers keep no file that ends too early.
  const headers = { 'cache-control': 'no-store' }
  await route.fulfill({ contentType: 'text/javascript', headers, body })
}

const broken: [way: string, pattern: string, answer: (route: Route) => Promise<void>][] = [
  ['code is missing', '**/assets/chunks/**', (route) => route.fulfill({ status: 404 })],
  ['code is cut off', '**/assets/chunks/**', cutOff],
  ['data breaks the server', '**/_data/**', (route) => route.fulfill({ status: 500 })],
]
test('a page that cannot be loaded says so, and one press loads it', async () => {
  const page = await openAlive('/blog')
  for (const [way, pattern, answer] of broken) {
    await page.route(pattern, answer)
    await toTeam(page)
    await retry(page).waitFor()
    await expectCalm(page)
    await page.unroute(pattern)
    await retry(page).click()
    await team(page).waitFor()
    expect(await alert(page).count(), way).toBe(0)
    await page.goto('/blog')
    await hydrated(page)
  }
})

test('a link to a page whose code has failed before leads to it', async () => {
  const page = await openAlive('/blog')
  await page.route('**/assets/chunks/**', cutOff)
  await toTeam(page)
  await retry(page).waitFor()
  await page.unrouteAll()
  await headerLink(page, 'Blog').click()
  await page.waitForURL('**/blog')
  await toTeam(page)
  await team(page).waitFor()
  await hydrated(page)
  expect(await page.locator('html[data-failed]').count()).toBe(0)
})

test('a page that never arrives is waited for with a message, and the old one stays usable', async () => {
  const page = await openAlive('/precios')
  const waiting = page.getByText('Cargando...')
  const heading = await page.locator('main h1').innerText()
  await page.route('**/_data/equipo.json', () => new Promise(() => {}))
  await toTeam(page)
  await waiting.waitFor()
  // During its delay it is hidden from screen readers too.
  const atFirst = await waiting.evaluate((message) => {
    message.style.animation = 'none'
    message.getBoundingClientRect()
    message.style.animation = ''
    return getComputedStyle(message).visibility
  })
  expect(atFirst).toBe('hidden')
  expect(await page.locator('main h1').innerText()).toBe(heading)
  // Another way is not held up by the first.
  await headerLink(page, 'Contacto').click()
  await page.waitForURL('**/contacto')
  await waiting.waitFor({ state: 'detached' })
  await page.route('**/assets/chunks/**', () => new Promise(() => {}))
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-dock] button')?.click())
  await waiting.waitFor()
  await page.keyboard.press('Escape')
  await waiting.waitFor({ state: 'detached' })
})

test('a search without a connection, or that loses it, says so instead of finding nothing; one press finds', async () => {
  const page = await openAlive('/buscar')
  const field = page.getByRole('searchbox', { name: 'Buscar en el sitio' })
  for (const words of ['tienda', 'hosting']) {
    await without('**/_search/**')(page)
    await field.fill(words)
    await alert(page).getByText('El buscador no cargó.').waitFor()
    expect(await page.getByText('Sin resultados').count()).toBe(0)
    await page.unroute('**/_search/**')
    await retry(page).click()
    await page.locator('main .results > li').first().waitFor()
    expect(await alert(page).count()).toBe(0)
  }
})

test('without fonts, images, deferred styles and carousel the page can be read, and its program runs', async () => {
  const page = await openAlive('/', {
    waitUntil: 'commit',
    before: without(/\.woff2|\/(?:images|_images)\/|deferred\.[^/]*\.css|_share/),
  })
  await without('**/assets/chunks/**')(page)
  await page.locator('main h2').last().scrollIntoViewIfNeeded()
  expect(await page.locator('main h1').isVisible()).toBe(true)
  for (const image of await page.locator('main img').all())
    expect(await image.getAttribute('alt')).not.toBeNull()
  await page.locator('main summary').first().click()
  expect(await page.locator('main details[open]').count()).toBe(1)
  // The list of testimonials scrolls natively.
  const carousel = page.getByRole('group', { name: 'Testimonios' })
  await carousel.getByRole('button', { name: 'Testimonio siguiente' }).click()
  await expect.poll(() => carousel.getByRole('status').textContent()).toMatch(/^2 de/)
})

test('without a connection the page stays; once it is back, one press shows the page', async () => {
  const page = await openAlive('/blog')
  await page.context().setOffline(true)
  await toTeam(page)
  await alert(page).waitFor()
  await expect.poll(() => page.title()).toMatch(/^La página no cargó/)
  await retry(page).click()
  await alert(page).getByText('El sitio todavía no responde.').waitFor()
  await expectCalm(page)
  await page.context().setOffline(false)
  await retry(page).click()
  await team(page).waitFor()
})

test.each<[way: string, answer: Parameters<Route['fulfill']>[0]]>([
  ['is missing', { status: 404 }],
  ['is the page of a proxy', { contentType: 'text/html', body: '<p>Hola</p>' }],
  ['is of another build', { json: { program: 'assets/start.x.js' } }],
])("if a page's data %s, its document is loaded once, with its fragment", async (way, answer) => {
  const page = await openAlive('/blog')
  await page.route('**/_data/**', (route) => route.fulfill(answer))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await followLink(page, '/precios#contenido')
  await page.waitForFunction(() => 'failed' in document.documentElement.dataset)
  expect(await page.locator('h1').count()).toBe(1)
  expect(new URL(page.url()).hash).toBe('#contenido')
  await page.waitForLoadState()
  expect(page.documents).toEqual(['/blog', '/precios'].map(onSite))
  if (way !== 'is of another build') return
  // From there on every link leads to a document.
  await page.unroute('**/_data/**')
  await toTeam(page)
  await team(page).waitFor()
  await hydrated(page)
  // Going back and forth between documents of two builds is no loop either.
  await page.goBack()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.documents).toEqual(['/blog', '/precios', '/equipo', '/precios'].map(onSite))
})

test("an error half-way through hydration leaves the server's HTML in place", async () => {
  const page = await openPage('/', {
    before: (page) =>
      page.addInitScript(() => {
        window.IntersectionObserver = (() => {
          throw new Error('planted')
        }) as never
      }),
  })
  await page.waitForFunction(() => 'failed' in document.documentElement.dataset)
  expect(await alert(page).count()).toBe(0)
  expect(await page.locator('#Root > main h1').isVisible()).toBe(true)
  await page.locator('main summary').first().click()
  const href = await page.locator('#contact [aria-haspopup=dialog]').getAttribute('href')
  expect(href).toContain('https://wa.me/')
  await toTeam(page)
  await team(page).waitFor()
})

test('a chat that cannot be loaded says so and offers a full load and WhatsApp', async () => {
  const page = await openAlive('/precios')
  await page.waitForLoadState('networkidle')
  await without('**/assets/**')(page)
  await launcher(page).click()
  await alert(page).getByText('No pudimos abrir el chat').waitFor()
  expect(await alert(page).getByRole('link', { name: 'Escribir por WhatsApp' }).isVisible()).toBe(
    true,
  )
  await page.unroute('**/assets/**')
  await alert(page).getByRole('button', { name: 'Recargar la página' }).click()
  await panel(page).waitFor()
})

test('going back and forward quickly while pages fade ends on the last one, without an error', async () => {
  const page = await openAlive('/blog')
  // As a browser's own buttons abort it.
  await page.route('**/_data/equipo.json', (route) => route.abort('aborted'), { times: 1 })
  await toTeam(page)
  await team(page).waitFor()
  await page.evaluate(async () => {
    for (let step = 0; step < 20; step += 1) {
      // A browser that is busy would drop steps that come before the last one has begun.
      const begun = new Promise((done) => addEventListener('popstate', done, { once: true }))
      history.go(step % 2 ? 1 : -1)
      await begun
      await new Promise((done) => setTimeout(done, 30 + 7 * step))
    }
  })
  await team(page).waitFor()
  expect(page.url()).toContain('/equipo')
  expect(page.troubles).toEqual([])
})
