import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

const frames = content.clients.flatMap(({ slug, data }) =>
  data.kind === 'frame' && data.url ? [{ slug, url: data.url }] : [],
)

const isFramed = ({ origin }: URL) => frames.some(({ url }) => new URL(url).origin === origin)

/** The framed sites are others'; this stands in for them. */
const stub = (page: Page) =>
  page.route(isFramed, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sitio del cliente</h1>' }),
  )

for (const { slug, url } of frames) {
  test(`/clientes/${slug} loads an external site in a full-screen sandboxed frame`, async () => {
    const page = await openPage(`/clientes/${slug}`, { before: stub })
    const frame = page.locator('iframe')
    expect(await frame.getAttribute('src')).toBe(url)
    await page.frameLocator('iframe').getByText('Sitio del cliente').waitFor()
    const box = await frame.boundingBox()
    expect(box?.width).toBe(1280)
    expect(box?.height).toBe(900 - 56)
    // sandboxed, with a title
    const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? []
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-top-navigation')
    expect(await frame.getAttribute('title')).toBeTruthy()
  })
}

test('«Cargando...» shows until the frame has loaded', async () => {
  let release = () => {}
  const page = await openPage('/clientes/slimsculp', {
    before: async (page) => {
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('https://slimsculp.example/', async (route) => {
        // The page's load event waits for its frames: let the test begin before.
        await held
        await route.fulfill({ contentType: 'text/html', body: 'Sitio' })
      })
      page.goto = (
        (goto) => (url: string) =>
          goto.call(page, url, { waitUntil: 'commit' })
      )(page.goto)
    },
  })
  const loading = page.getByText('Cargando...')
  await loading.waitFor()
  release()
  await loading.waitFor({ state: 'detached' })
})

test('a frame that has loaded before hydration is not waited for', async () => {
  const page = await openPage('/clientes/slimsculp', { before: stub })
  await hydrated(page)
  await page.getByText('Cargando...').waitFor({ state: 'detached' })
})

test('a plain link opens the site if the frame does not load', async () => {
  const page = await openPage('/clientes/slimsculp', {
    javaScript: false,
    before: (page) => page.route(isFramed, (route) => route.abort()),
  })
  const link = page.getByRole('link', { name: /^Abrir el sitio/ })
  expect(await link.getAttribute('href')).toBe('https://slimsculp.example')
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.isVisible()).toBe(true)
})

test('the bar leads back to the portfolio, where header and footer are again', async () => {
  const page = await openPage('/clientes/slimsculp', { before: stub })
  await hydrated(page)
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  await page.getByRole('link', { name: 'Volver al portafolio' }).click()
  await page.waitForURL('**/portafolio')
  await page.getByRole('contentinfo').waitFor()
  expect(await page.getByRole('navigation', { name: 'Principal' }).count()).toBe(1)
  expect(page.troubles).toEqual([])
})

test('/clientes/biowellenessmx1 is the notice «Proyecto en Desarrollo» with a contact e-mail link', async () => {
  const page = await openPage('/clientes/biowellenessmx1')
  expect(await page.locator('h1').textContent()).toBe('Proyecto en Desarrollo')
  expect(await page.getByText('Estamos trabajando en ello...', { exact: true }).isVisible()).toBe(
    true,
  )
  const link = page.locator('main').getByRole('link', { name: site.email })
  expect(await link.getAttribute('href')).toBe(`mailto:${site.email}`)
})

test('an unknown slug under /clientes is the not-found page, with header and footer', async () => {
  const page = await openPage('/clientes/nadie')
  await hydrated(page)
  expect(await page.locator('h1').textContent()).toBe('Oops! Page not found')
  expect(await page.getByRole('contentinfo').count()).toBe(1)
  expect(page.troubles.filter((trouble) => !trouble.includes('404'))).toEqual([])
})

for (const { slug } of content.clients)
  test(`search engines are told not to list /clientes/${slug}`, () => {
    expect(pageHtml(`/clientes/${slug}`)).toContain('<meta name="robots" content="noindex">')
  })
