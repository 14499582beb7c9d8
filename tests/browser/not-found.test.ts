import { expect, test } from 'vitest'
import { hydrated, onSite, openPage, sharedPage, siteUrl } from '../support/open-page.ts'

test('an unknown route shows 404, «Oops! Page not found» and a link home', async () => {
  const page = await sharedPage('/no/existe')
  expect(await page.locator('h1').textContent()).toBe('Oops! Page not found')
  expect(await page.getByText('404', { exact: true }).isVisible()).toBe(true)
  const link = page.locator('main').getByRole('link', { name: 'Volver al inicio' })
  expect(await link.getAttribute('href')).toBe(onSite('/'))
})

test('the English heading is followed by Spanish', async () => {
  const page = await sharedPage('/nada')
  expect(await page.getByText('Aquí no hay lumbre').isVisible()).toBe(true)
  expect(
    await page.getByText('La página que buscas se apagó o nunca estuvo encendida.').isVisible(),
  ).toBe(true)
})

test('the page writes the path to the console', async () => {
  const lines: string[] = []
  const page = await openPage('/no/existe?a=1', {
    before: async (page) => {
      page.on('console', (message) => lines.push(message.text()))
    },
  })
  await hydrated(page)
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(/404.*\/no\/existe$/))
})

test('unknown paths get the status 404, unknown slugs of known sections included', async () => {
  for (const path of [
    '/nada',
    '/blog/nada',
    '/servicios/nada',
    '/clientes/nada',
    '/blog/categoria/x',
  ])
    expect((await fetch(siteUrl() + path)).status, path).toBe(404)
})

test('an unknown address reached inside the site is the not-found page too', async () => {
  const page = await openPage('/')
  await hydrated(page)
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'enlace roto'
    document.querySelector('main')?.append(link)
    link.click()
  }, onSite('/tampoco-existe'))
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  expect(await page.title()).toBe(
    'Página no encontrada | Lumbre - intelligent software development',
  )
})

test('search engines are told not to list the not-found page', async () => {
  const page = await sharedPage('/nada')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('the drawing is decoration, and each of its paths has numbers alone', async () => {
  const page = await sharedPage('/nada')
  const paths = await page
    .locator('main div[aria-hidden=true] path')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('d') ?? ''))
  expect(paths).toHaveLength(3)
  for (const path of paths) {
    expect(path).toMatch(/^M[\d\s.mq-]+$/)
    expect(path.length).toBeLessThan(2_800)
  }
})
