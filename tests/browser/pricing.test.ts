import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { bySlug, inOrder } from '../../src/content/queries.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import { content, home } from '../support/site-content.ts'

const cards = (page: Page) => page.locator('.receipts > li')
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
/** What a receipt shows of its chosen option. */
const shown = async (page: Page, title: string) =>
  (await card(page, title).locator('.option:visible').allInnerTexts()).join().replace(/\s+/g, ' ')
const choose = (page: Page, title: string, option: string) =>
  card(page, title).getByRole('combobox').selectOption({ label: option })

const web = bySlug(content.pricing, 'web').data
const saas = bySlug(content.pricing, 'saas').data

async function openPricing() {
  const page = await openPage('/')
  await hydrated(page)
  await page.getByRole('combobox').first().scrollIntoViewIfNeeded()
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
        features: [...option.querySelectorAll('li')].map((item) =>
          // Other options are there, and not shown.
          (item.textContent ?? '').replace(/\s/g, ' '),
        ),
      }))
    }),
  )
})

for (const { slug, data } of content.pricing)
  test(`the receipt ${slug} starts with its default option`, async () => {
    const page = await openPricing()
    const select = card(page, data.title).getByRole('combobox')
    expect(await select.inputValue()).toBe(data.defaultOption)
  })

test('the receipts have the options of the content, each with price and features', () => {
  const { note } = home.pricing
  expect(facts).toEqual(
    inOrder(content.pricing).flatMap(({ data: { title, options } }) =>
      options.map(({ name, price, features }) => ({
        title,
        option: name,
        price: `${formatPrice(price)}, ${note}`,
        features,
      })),
    ),
  )
})

test('choosing an option shows its name, price and features, and no other', async () => {
  const page = await openPricing()
  for (const { title, option, price, features } of facts) {
    await choose(page, title, option)
    expect(await shown(page, title)).toBe(`${option} ${price} ${features.join(' ')}`)
  }
})

test('choosing an option changes its own receipt alone', async () => {
  const page = await openPricing()
  const before = await shown(page, saas.title)
  await choose(page, web.title, web.options.at(-1)?.name ?? '')
  expect(await shown(page, saas.title)).toBe(before)
  expect(await card(page, web.title).locator('.option:visible').count()).toBe(1)
})

test.each([320, 768, 1440])(
  'at %i px another option moves nothing, and no name is cut',
  async (width) => {
    const page = await openPage('/precios', { width })
    const row = page.locator('.receipts')
    const look = () =>
      row.evaluate((list) => {
        const bottom = list.getBoundingClientRect().bottom
        const tops = [...list.querySelectorAll('.note,.includes,.foot')].map(
          (part) => part.getBoundingClientRect().top,
        )
        // The line that a price stands on: where its strut does.
        const lines = [...list.querySelectorAll('.amount')].map(
          (one) => one.getBoundingClientRect().top,
        )
        return JSON.stringify([bottom, tops, lines])
      })
    const before = await look()
    for (const { title, option } of facts) {
      await choose(page, title, option)
      expect(await look(), option).toBe(before)
      const name = card(page, title).locator('.name', { hasText: option }).first()
      expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth), option).toBe(true)
    }
  },
)

test('price and list are in a polite live region', async () => {
  const page = await openPricing()
  expect(await cards(page).locator('[aria-live="polite"]').count()).toBe(content.pricing.length)
})

test('the pricing section of the home page speaks of MXN alone', () => {
  for (const { price, features } of facts) {
    expect(price).toContain('MXN')
    expect(price + features.join()).not.toContain('USD')
  }
})

test('every option of the receipts can be read without JavaScript', async () => {
  const page = await openPage('/', { javaScript: false })
  for (const { title, option, price } of facts) {
    await choose(page, title, option)
    expect(await shown(page, title)).toContain(`${option} ${price}`)
  }
})

test('Contratar Ahora opens the dialog Elige tu Canal de Contacto', async () => {
  const page = await openPricing()
  await card(page, saas.title).getByRole('link', { name: home.pricing.action }).click()
  const dialog = page.getByRole('dialog', { name: home.pricing.dialog.title })
  await dialog.waitFor()
  expect(await dialog.getByRole('link', { name: 'WhatsApp' }).count()).toBe(1)
  expect(await dialog.getByRole('link', { name: 'Telegram' }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await dialog.waitFor({ state: 'hidden' })
})

test('choosing a channel of the pricing dialog opens it in a new tab and closes the dialog', async () => {
  const page = await openPricing()
  await page.context().route(/t\.me/, (route) => route.fulfill({ body: 'chat' }))
  await card(page, web.title).getByRole('link', { name: home.pricing.action }).click()
  const dialog = page.getByRole('dialog', { name: home.pricing.dialog.title })
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Telegram' }).click()
  expect(new URL((await popup).url()).host).toBe('t.me')
  await dialog.waitFor({ state: 'hidden' })
})

test('without JavaScript Contratar Ahora leads to WhatsApp', async () => {
  const page = await openPage('/', { javaScript: false })
  for (const link of await cards(page).getByRole('link', { name: home.pricing.action }).all())
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
})

test('on a phone the receipts are swiped, and a hint says so', async () => {
  const page = await openPage('/', { width: 390 })
  const row = page.locator('.receipts')
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  expect(await page.getByText('Desliza →').first().isVisible()).toBe(true)
})

test('the longest range fits its receipt at every width', async () => {
  const page = await openPage('/precios')
  await choose(page, saas.title, saas.options.at(-1)?.name ?? '')
  const price = card(page, saas.title).locator('.option:visible .amount')
  for (const width of [320, 390, 768, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(
      await price.evaluate((line) => line.scrollWidth <= line.clientWidth + 1),
      `at ${width} px`,
    ).toBe(true)
  }
})
