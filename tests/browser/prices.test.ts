import { expect, test } from 'vitest'
import { bySlug, inOrder } from '../../src/content/queries.ts'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'
import { content, home } from '../support/site-content.ts'

test('/precios has a pricing header and the receipts of the home page, in order', async () => {
  const page = await openPage('/precios')
  expect(await page.locator('main h1').innerText()).not.toBe('')
  expect(await page.locator('.receipts h3').allInnerTexts()).toEqual(
    inOrder(content.pricing).map(({ data }) => data.title),
  )
})

test('the button of a receipt opens the contact dialog on /precios too', async () => {
  const page = await openPage('/precios')
  await hydrated(page)
  const buttons = page.locator('.receipts').getByRole('link', { name: home.pricing.action })
  expect(await buttons.count()).toBe(content.pricing.length)
  await buttons.first().click()
  const dialog = page.getByRole('dialog', { name: home.pricing.dialog.title })
  await dialog.waitFor()
  expect(await dialog.getByRole('link').allInnerTexts()).toEqual([
    expect.stringContaining('WhatsApp'),
    expect.stringContaining('Telegram'),
  ])
})

test('/precios ends with the urgent contact', async () => {
  const page = await openPage('/precios')
  expect(await page.locator('main section').last().getAttribute('id')).toBe('contact')
})

test('the services of the table lead to their pages', async () => {
  const page = await openPage('/precios')
  await hydrated(page)
  await page
    .getByRole('table')
    .getByRole('link', { name: bySlug(content.services, 'analisis-datos').data.title })
    .click()
  await page.waitForURL('**/servicios/analisis-datos')
})

test('on small screens a row shows name and price side by side, what it includes below', async () => {
  const page = await openPage('/precios', { width: 390 })
  const longest = bySlug(content.pricing, 'web').data.options.at(3)?.name ?? ''
  const row = page.locator('tr', { has: page.getByText(longest, { exact: true }) })
  // Measured at once, so that no font can arrive in between.
  const [name = 0, includes = 0, price = 0] = await row.evaluate((element) =>
    ['th', '.includes', '.price'].map(
      (part) => element.querySelector(part)?.getBoundingClientRect().top ?? 0,
    ),
  )
  expect(Math.abs(name - price)).toBeLessThan(8)
  expect(includes).toBeGreaterThan(name + 16)
})

test('figures of the receipts and of the table have one width, so that they line up', async () => {
  const page = await sharedPage('/precios', { width: 1440 })
  const kinds = await page
    .locator('.receipts .amount span, main table .price')
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent?.includes('$'))
        .map((one) => getComputedStyle(one).fontVariantNumeric),
    )
  expect(kinds.length).toBeGreaterThan(10)
  for (const kind of kinds) expect(kind).toContain('tabular-nums')
})
