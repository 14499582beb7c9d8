import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'

const all = [
  'Casa Ceibuela',
  'Nopal Noveno',
  'Penca Serena',
  'Almendra y Talle',
  'Cancha Chueca',
  'Comanda Clara',
]
const titles = (page: Page) => page.locator('main article h2').allTextContents()
const filter = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Filtrar proyectos por tipo' })
    .getByRole('button', { name, exact: true })
const card = (page: Page, title: string) => page.locator('main article').filter({ hasText: title })

async function open(path = '/portafolio', options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(path, options)
  await hydrated(page)
  return page
}

test('product §2: the portfolio has five filter buttons: Todos, Web, E-commerce, SaaS, IA', async () => {
  const page = await sharedPage('/portafolio')
  const buttons = page
    .getByRole('group', { name: 'Filtrar proyectos por tipo' })
    .getByRole('button')
  expect(await buttons.allTextContents()).toEqual(['Todos', 'Web', 'E-commerce', 'SaaS', 'IA'])
})

test('product §9: the portfolio shows six projects', async () => {
  expect(await titles(await sharedPage('/portafolio'))).toEqual(all)
})

test('product §3: two private e-commerce projects, three web, one SaaS', async () => {
  const page = await open()
  const counts: Record<string, number> = {}
  for (const name of ['Web', 'E-commerce', 'SaaS', 'IA']) {
    await filter(page, name).click()
    await filter(page, name).and(page.locator('[aria-pressed=true]')).waitFor()
    counts[name] = await page.locator('main article').count()
  }
  expect(counts).toEqual({ Web: 3, 'E-commerce': 2, SaaS: 1, IA: 0 })
  await filter(page, 'E-commerce').click()
  expect(await page.locator('main article').getByText('Privado', { exact: true }).count()).toBe(2)
})

test('product §3: a card has title, description, drawn image, technologies and category', async () => {
  const page = await sharedPage('/portafolio')
  const comanda = card(page, 'Comanda Clara')
  expect(await comanda.getByText(/^Punto de venta por suscripción/).isVisible()).toBe(true)
  expect(
    await comanda
      .getByRole('list', { name: 'Tecnologías' })
      .getByRole('listitem')
      .allTextContents(),
  ).toEqual(['React', 'Node', 'Python'])
  expect(await comanda.getByText('SaaS', { exact: true }).isVisible()).toBe(true)
  for (const image of await page.locator('main article img').all()) {
    await image.scrollIntoViewIfNeeded()
    expect(await image.getAttribute('alt')).toBeTruthy()
    await expect
      .poll(() => image.evaluate((node) => (node as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('decisions: a filter shows its projects and puts its name in the URL', async () => {
  const page = await open()
  await filter(page, 'Web').click()
  await expect.poll(() => titles(page)).toEqual(all.slice(2, 5))
  expect(new URL(page.url()).search).toBe('?filtro=web')
  expect(await filter(page, 'Web').getAttribute('aria-pressed')).toBe('true')
  expect(await filter(page, 'Todos').getAttribute('aria-pressed')).toBe('false')
})

test('decisions: «Todos» shows all six and leaves no trace in the URL', async () => {
  const page = await open('/portafolio?filtro=saas')
  await expect.poll(() => titles(page)).toEqual(['Comanda Clara'])
  await filter(page, 'Todos').click()
  await expect.poll(() => titles(page)).toEqual(all)
  expect(new URL(page.url()).search).toBe('')
})

test('decisions: a link with a filter shows that filter', async () => {
  const page = await open('/portafolio?filtro=ecommerce')
  await expect.poll(() => titles(page)).toEqual(all.slice(0, 2))
  expect(page.troubles).toEqual([])
})

test('decisions: an unknown filter in the URL shows all six projects', async () => {
  const page = await open('/portafolio?filtro=nada')
  expect(await titles(page)).toEqual(all)
  expect(await filter(page, 'Todos').getAttribute('aria-pressed')).toBe('true')
})

test('a filter is a step of the history: going back shows what was there before', async () => {
  const page = await open()
  await filter(page, 'SaaS').click()
  await expect.poll(() => titles(page)).toHaveLength(1)
  await filter(page, 'Web').click()
  await expect.poll(() => titles(page)).toHaveLength(3)
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(['Comanda Clara'])
  await page.goBack()
  await expect.poll(() => titles(page)).toEqual(all)
})

test('a filter leaves focus and scroll position where they are', async () => {
  const page = await open('/portafolio', { width: 390 })
  await filter(page, 'Web').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await filter(page, 'Web').click()
  await expect.poll(() => titles(page)).toHaveLength(3)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)
  expect(await filter(page, 'Web').evaluate((node) => node === document.activeElement)).toBe(true)
})

test('decisions: the filter without a project, IA, says so and offers contact', async () => {
  const page = await open()
  await filter(page, 'IA').click()
  await page.getByText('Todavía no hay proyectos de este tipo que podamos mostrar.').waitFor()
  const link = page.getByRole('link', { name: 'Contarles mi idea' })
  expect(await link.getAttribute('href')).toBe('/contacto')
})

test('how many projects a filter shows is announced', async () => {
  const page = await open()
  const status = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /proyecto/ })
  expect(await status.textContent()).toBe('6 proyectos')
  await filter(page, 'SaaS').click()
  await expect.poll(() => status.textContent()).toBe('1 proyecto de SaaS')
  await filter(page, 'IA').click()
  await expect.poll(() => status.textContent()).toBe('0 proyectos de IA')
})

test('product §7: «Ver Proyecto» opens the project in a new tab', async () => {
  const page = await sharedPage('/portafolio')
  const link = card(page, 'Penca Serena').getByRole('link', { name: /^Ver Proyecto/ })
  expect(await link.getAttribute('href')).toBe('https://penca-serena.example')
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await page.getByRole('link', { name: /^Ver Proyecto/ }).count()).toBe(4)
})

test('product §8: a private project answers with a dialog in Spanish, not with a link', async () => {
  const page = await open()
  for (const title of ['Casa Ceibuela', 'Nopal Noveno']) {
    const button = page.getByRole('button', { name: `Ver Proyecto ${title}` })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Proyecto privado' })
    await dialog
      .getByText(
        'El cliente nos pidió mantener este proyecto en privado. Por ahora no se puede ver.',
      )
      .waitFor()
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
  }
})

test('decisions: the private notice is no native alert, and Escape closes it', async () => {
  const page = await open()
  const alerts: string[] = []
  page.on('dialog', (dialog) => alerts.push(dialog.message()))
  await page.getByRole('button', { name: 'Ver Proyecto Casa Ceibuela' }).click()
  const dialog = page.getByRole('dialog', { name: 'Proyecto privado' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(alerts).toEqual([])
})

test('product §7: the code button leads to the code host of the settings', async () => {
  const page = await sharedPage('/portafolio')
  const links = page.getByRole('link', { name: /^Código/ })
  expect(await links.count()).toBe(6)
  for (const link of await links.all())
    expect(await link.getAttribute('href')).toBe('https://github.com/lumbre-example')
})

test('decisions: without JavaScript all six projects stand, the private notice is text', async () => {
  const page = await openPage('/portafolio?filtro=web', { javaScript: false })
  expect(await titles(page)).toEqual(all)
  expect(await page.getByRole('group', { name: 'Filtrar proyectos por tipo' }).isVisible()).toBe(
    false,
  )
  expect(
    await page
      .locator('noscript p:visible')
      .filter({ hasText: 'El cliente nos pidió mantener este proyecto en privado.' })
      .count(),
  ).toBe(2)
  expect(await page.getByRole('link', { name: /^Ver Proyecto/ }).count()).toBe(4)
})
