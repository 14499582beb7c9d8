import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { pageOf } from '../../src/content/queries.ts'
import { holdBack, onSite, openAlive, openPage } from '../support/open-page.ts'
import { boxOf } from '../support/page-state.ts'
import { content } from '../support/site-content.ts'

const frames = content.clients.flatMap(({ slug, data }) =>
  data.kind === 'frame' ? [{ slug, address: data.demo ?? data.url ?? '' }] : [],
)
const [{ address: demo }] = frames.filter(({ slug }) => slug === 'slimsculp') as [
  (typeof frames)[number],
]

test.each(frames)(
  '/clientes/$slug shows a site in a full-screen sandboxed frame',
  async ({ slug, address }) => {
    const page = await openPage(`/clientes/${slug}`)
    const frame = page.locator('iframe')
    await page.frameLocator('iframe').locator('h1').waitFor()
    await page.getByText('Cargando...').waitFor({ state: 'detached' })
    const src = await frame.getAttribute('src')
    expect(src?.replace('#aviso', '')).toBe(onSite(address))
    const { width, height } = await boxOf(frame)
    expect([width, height]).toEqual([1280, 900 - 56])
    const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? []
    expect(sandbox).not.toContain('allow-top-navigation')
    expect(await frame.getAttribute('title')).toBeTruthy()
    expect(page.troubles).toEqual([])
  },
)

test('«Cargando...» is shown until the site has responded', async () => {
  const { before, release } = holdBack(`**${demo}`)
  const page = await openPage('/clientes/slimsculp', { before })
  const loading = page.getByText('Cargando...')
  await loading.waitFor()
  release()
  await loading.waitFor({ state: 'detached' })
})

for (const [name, answer] of [
  ['cannot be reached', (route: Route) => route.abort()],
  ['is not there', (route: Route) => route.fulfill({ status: 404, body: 'Nada' })],
] as const)
  test(`if a site ${name}, our page stays, with a link to it`, async () => {
    const page = await openPage('/clientes/slimsculp', {
      before: (page) => page.route(`**${demo}`, answer),
    })
    const { title } = pageOf(content, 'portfolio').data.frameFailure
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    const link = page.getByRole('alert').getByRole('link', { name: /^Abrir el sitio/ })
    expect(await link.getAttribute('href')).toBe(onSite(demo))
    expect(await link.getAttribute('target')).toBe('_blank')
  })

test('without JavaScript a demo is in its frame, and the link to it in the bar', async () => {
  const page = await openPage('/clientes/slimsculp', { javaScript: false })
  await page.frameLocator('iframe').locator('h1').waitFor()
  expect(await page.getByText('Cargando...').isVisible()).toBe(false)
  const link = page.getByRole('link', { name: /^Abrir el sitio/ })
  expect(await link.getAttribute('href')).toBe(onSite(demo))
})

test('the bar leads back to the portfolio, which has header and footer again; so does a demo, once one has gone to another part of it', async () => {
  const page = await openAlive('/clientes/slimsculp')
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  await page.getByRole('link', { name: 'Volver al portafolio' }).click()
  await page.waitForURL('**/portafolio')
  await page.getByRole('contentinfo').waitFor()
  expect(await page.getByRole('navigation', { name: 'Principal' }).count()).toBe(1)
  expect(page.troubles).toEqual([])
  await page.goto('/clientes/slimsculp')
  const back = page.frameLocator('iframe').getByText('Volver al portafolio')
  await back.waitFor({ state: 'attached' })
  expect(await back.isVisible()).toBe(false)
  await page.frameLocator('iframe').locator('nav a').first().click()
  await back.click()
  await page.waitForURL('**/portafolio')
})
