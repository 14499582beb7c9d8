import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { alive, hydrated, openPage } from '../support/open-page.ts'

const cards = (page: Page) => page.locator('.receipts > li')
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
/** What a receipt shows of its chosen option. */
const shown = async (page: Page, title: string) =>
  (await card(page, title).locator('.option:visible').allInnerTexts()).join().replace(/\s+/g, ' ')
const choose = (page: Page, title: string, option: string) =>
  card(page, title).getByRole('combobox').selectOption({ label: option })

async function openPricing() {
  const page = await openPage('/')
  await hydrated(page)
  await alive(page.locator('[data-section=pricing]'))
  return page
}

type Fact = { title: string; option: string; price: string; features: string[] }

/** Every option of every receipt, read once without JavaScript. */
let facts: Fact[]

beforeAll(async () => {
  const page = await openPage('/', { javaScript: false })
  facts = await cards(page).evaluateAll((all) =>
    all.flatMap((receipt) => {
      const names = [...receipt.querySelectorAll('option')]
      return [...receipt.querySelectorAll('.option')].map((option, place) => ({
        title: receipt.querySelector('h3')?.textContent ?? '',
        option: names[place]?.textContent ?? '',
        price: [...option.querySelectorAll('p')]
          .map((line) => line.textContent)
          .slice(1)
          .join(' '),
        features: [...option.querySelectorAll('li')].map((item) => item.textContent ?? ''),
      }))
    }),
  )
})

const fact = (title: string, option: string) =>
  facts.find((candidate) => candidate.title === title && candidate.option === option)

test('decisions: the receipts stand in the order Páginas Web, SaaS, Automatizaciones, Análisis', async () => {
  const page = await openPricing()
  expect(await cards(page).locator('h3').allTextContents()).toEqual([
    'Páginas Web',
    'SaaS',
    'Automatizaciones',
    'Análisis',
  ])
})

for (const [title, value, option] of [
  ['Páginas Web', 'normal', 'Normal'],
  ['SaaS', 'completo', 'SaaS completo (MVP)'],
  ['Automatizaciones', 'chatbots', 'Chatbots'],
  ['Análisis', 'datos', 'Análisis de datos'],
] as const)
  test(`product §4: ${title} starts with ${value}`, async () => {
    const page = await openPricing()
    const select = card(page, title).getByRole('combobox')
    expect(await select.inputValue()).toBe(value)
    expect(await select.locator('option:checked').textContent()).toBe(option)
  })

const prices = [
  ['Páginas Web', 'Normal', '$370–$550 MXN, estimado'],
  ['Páginas Web', 'Negocios', '$700–$1,000 MXN, estimado'],
  ['Páginas Web', 'E-commerce', '$400–$2,000 MXN, estimado'],
  ['Páginas Web', 'Corporativo', '$2,500–$5,000 MXN, estimado'],
  ['Páginas Web', 'Portafolio', '$300–$500 MXN, estimado'],
  ['SaaS', 'SaaS completo (MVP)', '$2,000–$4,000 MXN, estimado'],
  ['SaaS', 'SaaS con IA', '$4,000–$8,000 MXN, estimado'],
  ['SaaS', 'SaaS empresarial', '$8,000–$15,000 MXN, estimado'],
  ['Automatizaciones', 'Chatbots', '$400–$700 MXN, estimado'],
  ['Automatizaciones', 'Entrenamiento IA/datos', 'desde $5,000 MXN, estimado'],
  ['Automatizaciones', 'Automatizaciones con clientes', '$800–$2,000 MXN, estimado'],
  ['Análisis', 'Análisis de datos', 'desde $5,000 MXN, estimado'],
  ['Análisis', 'SEO', '$400–$3,000 MXN al mes, estimado'],
  ['Análisis', 'Análisis con IA', '$5,000–$7,000 MXN, estimado'],
  ['Análisis', 'Mejoramiento de estrategias', 'desde $2,800 MXN, estimado'],
] as const

for (const [title, option, price] of prices)
  test(`product §9: ${option} (${title}) is estimated at ${price}`, () => {
    expect(fact(title, option)?.price).toBe(price)
  })

test('product §4: choosing an option shows its name, price and features, and no other', async () => {
  const page = await openPricing()
  for (const { title, option, price, features } of facts) {
    await choose(page, title, option)
    expect(await shown(page, title)).toBe(`${option} ${price} ${features.join(' ')}`)
  }
})

test('product §9: the four receipts have no other options', () => {
  expect(facts.map(({ option }) => option)).toEqual(prices.map(([, option]) => option))
})

for (const option of ['Normal', 'Negocios', 'E-commerce', 'Corporativo', 'Portafolio'])
  test(`product §9: ${option} includes domain and hosting for one year`, () => {
    expect(fact('Páginas Web', option)?.features).toContain('Dominio y hosting por 1 año')
  })

for (const [title, option, support] of [
  ['Páginas Web', 'E-commerce', 'Soporte por 30 días'],
  ['SaaS', 'SaaS completo (MVP)', 'Soporte por 1 mes'],
  ['SaaS', 'SaaS con IA', 'Soporte por 2 meses'],
  ['Páginas Web', 'Corporativo', 'Soporte por 3 meses'],
  ['SaaS', 'SaaS empresarial', 'Soporte por 3 meses'],
] as const)
  test(`product §9: ${option} includes ${support.toLowerCase()}`, () => {
    expect(fact(title, option)?.features).toContain(support)
  })

test('product §3: every option has a name, a price and four to six features', () => {
  for (const { option, price, features } of facts) {
    expect(option).not.toBe('')
    expect(price).not.toBe('')
    expect(features.length).toBeGreaterThanOrEqual(4)
    expect(features.length).toBeLessThanOrEqual(6)
  }
})

test('product §4: choosing an option changes its own receipt alone', async () => {
  const page = await openPricing()
  const before = await shown(page, 'SaaS')
  await choose(page, 'Páginas Web', 'Corporativo')
  expect(await shown(page, 'SaaS')).toBe(before)
  expect(await card(page, 'Páginas Web').locator('.option:visible').count()).toBe(1)
})

test('design §10: price and list are in a polite live region', async () => {
  const page = await openPricing()
  expect(await cards(page).locator('[aria-live="polite"]').count()).toBe(4)
})

test('decisions: the pricing section of the home page speaks of MXN alone', () => {
  for (const { price, features } of facts) {
    expect(price).toContain('MXN')
    expect(price + features.join()).not.toContain('USD')
  }
})

test('decisions: every option of the receipts can be read without JavaScript', async () => {
  const page = await openPage('/', { javaScript: false })
  for (const { title, option, price } of facts) {
    await choose(page, title, option)
    expect(await shown(page, title)).toContain(`${option} ${price}`)
  }
})

test('product §2: Contratar Ahora opens the dialog Elige tu Canal de Contacto', async () => {
  const page = await openPricing()
  await card(page, 'SaaS').getByRole('link', { name: 'Contratar Ahora' }).click()
  const dialog = page.getByRole('dialog', { name: 'Elige tu Canal de Contacto' })
  await dialog.waitFor()
  expect(await dialog.getByRole('link', { name: 'WhatsApp' }).count()).toBe(1)
  expect(await dialog.getByRole('link', { name: 'Telegram' }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await dialog.waitFor({ state: 'hidden' })
})

test('product §4: choosing a channel of the pricing dialog opens it in a new tab and closes the dialog', async () => {
  const page = await openPricing()
  await page.context().route(/t\.me/, (route) => route.fulfill({ body: 'chat' }))
  await card(page, 'Análisis').getByRole('link', { name: 'Contratar Ahora' }).click()
  const dialog = page.getByRole('dialog', { name: 'Elige tu Canal de Contacto' })
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Telegram' }).click()
  expect(new URL((await popup).url()).host).toBe('t.me')
  await dialog.waitFor({ state: 'hidden' })
})

test('decisions: without JavaScript Contratar Ahora leads to WhatsApp', async () => {
  const page = await openPage('/', { javaScript: false })
  for (const link of await cards(page).getByRole('link', { name: 'Contratar Ahora' }).all())
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
})

test('design §10: on a phone the receipts are swiped, and a hint says so', async () => {
  const page = await openPage('/', { width: 390 })
  const row = page.locator('.receipts')
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  expect(await page.getByText('Desliza →').first().isVisible()).toBe(true)
})

test('design §10: the longest range fits its receipt at every width', async () => {
  for (const width of [320, 390, 768, 1024, 1180, 1440]) {
    const page = await openPage('/', { width })
    await choose(page, 'SaaS', 'SaaS empresarial')
    const price = card(page, 'SaaS').locator('.option:visible p').nth(1)
    expect(
      await price.evaluate((line) => line.scrollWidth <= line.clientWidth + 1),
      `at ${width} px`,
    ).toBe(true)
  }
})
