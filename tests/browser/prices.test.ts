import { expect, test } from 'vitest'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'

const rows: [category: string, option: string, price: string][] = [
  ['Páginas Web', 'Normal', '$370–$550 MXN'],
  ['Páginas Web', 'Negocios', '$700–$1,000 MXN'],
  ['Páginas Web', 'E-commerce', '$400–$2,000 MXN'],
  ['Páginas Web', 'Corporativo', '$2,500–$5,000 MXN'],
  ['Páginas Web', 'Portafolio', '$300–$500 MXN'],
  ['SaaS', 'SaaS completo (MVP)', '$2,000–$4,000 MXN'],
  ['SaaS', 'SaaS con IA', '$4,000–$8,000 MXN'],
  ['SaaS', 'SaaS empresarial', '$8,000–$15,000 MXN'],
  ['Automatizaciones', 'Chatbots', '$400–$700 MXN'],
  ['Automatizaciones', 'Entrenamiento IA/datos', 'desde $5,000 MXN'],
  ['Automatizaciones', 'Automatizaciones con clientes', '$800–$2,000 MXN'],
  ['Análisis', 'Análisis de datos', 'desde $5,000 MXN'],
  ['Análisis', 'SEO', '$400–$3,000 MXN al mes'],
  ['Análisis', 'Análisis con IA', '$5,000–$7,000 MXN'],
  ['Análisis', 'Mejoramiento de estrategias', 'desde $2,800 MXN'],
  ['Planes de cada servicio', 'Creación de páginas web', '$370–$2,000 USD'],
  ['Planes de cada servicio', 'Creación de e-commerce', '$2,500–$8,500 USD'],
  ['Planes de cada servicio', 'Creación de SaaS', '$2,000–$15,000 USD'],
  ['Planes de cada servicio', 'Integración de IA', '$1,800–$6,500 USD'],
  ['Planes de cada servicio', 'Integración de chatbots', '$400–$700 USD'],
  ['Planes de cada servicio', 'Automatizaciones con IA', '$2,200–$7,500 USD'],
  [
    'Planes de cada servicio',
    'Análisis de datos',
    '$1,800–$5,800 USD + $200–$800 USD al mes de hosting',
  ],
  ['Planes de cada servicio', 'Escalabilidad y SEO', '$1,200–$4,500 USD al mes'],
]

for (const [category, option, price] of rows)
  test(`product §9: the table of /precios gives ${price} for ${option} (${category})`, async () => {
    const page = await sharedPage('/precios', { javaScript: false })
    const row = page
      .locator('tbody', { has: page.locator('[scope=rowgroup]', { hasText: category }) })
      .locator('tr', { has: page.getByText(option, { exact: true }) })
    expect((await row.locator('td').last().innerText()).replace(/\s+/g, ' ')).toBe(price)
  })

test('product §2: /precios has a pricing header and the four receipts of the home page, in order', async () => {
  const page = await sharedPage('/precios')
  expect(await page.locator('main h1').innerText()).toMatch(/Precios\s+a la vista/)
  expect(await page.locator('.receipts h3').allInnerTexts()).toEqual([
    'Páginas Web',
    'SaaS',
    'Automatizaciones',
    'Análisis',
  ])
})

test("product §2: 'Contratar Ahora' opens 'Elige tu Canal de Contacto' on /precios too", async () => {
  const page = await openPage('/precios')
  await hydrated(page)
  const buttons = page.locator('.receipts').getByRole('link', { name: 'Contratar Ahora' })
  expect(await buttons.count()).toBe(4)
  await buttons.first().click()
  const dialog = page.getByRole('dialog', { name: 'Elige tu Canal de Contacto' })
  await dialog.waitFor()
  expect(await dialog.getByRole('link').allInnerTexts()).toEqual([
    expect.stringContaining('WhatsApp'),
    expect.stringContaining('Telegram'),
  ])
})

test('product §9: /precios says how to pay and that cancelling is free for 12 hours', async () => {
  const page = await sharedPage('/precios')
  const text = await page.locator('main').innerText()
  expect(text).toContain('tarjeta de débito, transferencia bancaria o criptomonedas')
  expect(text).toContain('sin costo en las primeras 12 horas')
})

test('design: /precios ends with the urgent contact', async () => {
  const page = await sharedPage('/precios')
  expect(await page.locator('main section').last().getAttribute('id')).toBe('contact')
})

test('the services of the table lead to their pages', async () => {
  const page = await openPage('/precios')
  await hydrated(page)
  await page.getByRole('table').getByRole('link', { name: 'Análisis de datos' }).click()
  await page.waitForURL('**/servicios/analisis-datos')
})

test('design: on small screens a row shows name and price side by side, what it includes below', async () => {
  const page = await sharedPage('/precios', { width: 390 })
  const row = page.locator('tr', { has: page.getByText('Corporativo', { exact: true }) })
  // Measured at once, so that no font can arrive in between.
  const [name = 0, includes = 0, price = 0] = await row.evaluate((element) =>
    ['th', '.includes', '.price'].map(
      (part) => element.querySelector(part)?.getBoundingClientRect().top ?? 0,
    ),
  )
  expect(Math.abs(name - price)).toBeLessThan(8)
  expect(includes).toBeGreaterThan(name + 16)
})
