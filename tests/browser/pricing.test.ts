import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bySlug, inOrder } from '../../src/content/queries.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { holdBack, hydrated, openPage, program } from '../support/open-page.ts'
import { cutWords } from '../support/page-faults.ts'
import { atWidths } from '../support/page-state.ts'
import { content, home } from '../support/site-content.ts'

const cards = (page: Page) => page.locator('.receipts > li')
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const shown = async (page: Page, title: string) =>
  (await card(page, title).locator('.option:visible').allInnerTexts()).join().replace(/\s+/g, ' ')
const choose = (page: Page, title: string, option: string) =>
  card(page, title).getByRole('combobox').selectOption({ label: option })

const web = bySlug(content.pricing, 'web').data
const saas = bySlug(content.pricing, 'saas').data
const saasDefault = saas.options.find(({ id }) => id === saas.defaultOption)

const facts = inOrder(content.pricing).flatMap(({ data: { title, options } }) =>
  options.map(({ name, price, features }) => ({
    title,
    option: name,
    price: `${formatPrice(price)}, ${home.pricing.note}`,
    features,
  })),
)

test('a receipt shows and announces the chosen option, at first its default, and no other, also before the program is there; Contratar Ahora puts it and its price into the message, also after going back', async () => {
  const held = holdBack(program)
  const page = await openPage('/', { before: held.before })
  expect(await cards(page).locator('[aria-live="polite"]').count()).toBe(content.pricing.length)
  for (const { data } of content.pricing)
    expect(await card(page, data.title).getByRole('combobox').inputValue()).toBe(data.defaultOption)
  const early = web.options.at(-1)?.name ?? ''
  await choose(page, web.title, early)
  await expect.poll(() => shown(page, web.title)).toContain(early)
  expect(await shown(page, saas.title)).toContain(saasDefault?.name)
  held.release()
  await hydrated(page)
  expect(await shown(page, web.title)).toContain(early)
  const link = card(page, web.title).getByRole('link', { name: home.pricing.action })
  await expect
    .poll(async () => decodeURIComponent((await link.getAttribute('href')) ?? ''))
    .toContain(`opción ${early}`)

  // Every option is chosen without JavaScript, below: CSS alone shows it.
  const { title, option, price } = facts.at(-1) ?? { title: '', option: '', price: '' }
  await choose(page, title, option)
  expect(await shown(page, title)).toContain(`${option} ${price}`)
  const messages = async () => {
    await card(page, title).getByRole('link', { name: home.pricing.action }).click()
    const links = page.getByRole('dialog').getByRole('link')
    await links.first().waitFor()
    const addresses = await links.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).href),
    )
    await page.keyboard.press('Escape')
    return addresses.map((address) => new URL(address).searchParams.get('text'))
  }
  const said = `Hola, me gustaría saber más sobre sus servicios. Me interesa ${title}, opción ${option}: ${price}.`
  expect(await messages()).toEqual([said, said])
  await page.goto('/servicios')
  await page.goBack()
  await hydrated(page)
  expect(await shown(page, title)).toContain(option)
  expect(await messages()).toEqual([said, said])
})

/**
 * In the browser: chooses one option after the other; says what moves then, what is cut off, and
 * where more than a line is empty between a list and the button.
 */
const receiptFaults = async () => {
  const tops = () =>
    [...document.querySelectorAll('.receipts :is(.note,.includes,.foot)')]
      .map((part) => part.getBoundingClientRect().y)
      .join()
  const before = tops()
  const faults: string[] = []
  for (const card of document.querySelectorAll('.receipts > li')) {
    const foot = card.querySelector('.foot') as HTMLElement
    const end =
      foot.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(foot).marginTop)
    for (const { textContent, lastElementChild } of card.querySelectorAll('.includes'))
      if (end - (lastElementChild?.getBoundingClientRect().bottom ?? 0) > 40)
        faults.push(`room below ${textContent}`)
    for (const option of card.querySelectorAll('option')) {
      option.selected = true
      option.parentElement?.dispatchEvent(new Event('change', { bubbles: true }))
      await new Promise((done) => setTimeout(done))
      if (tops() !== before) faults.push(`${option.label} moves something`)
      for (const { scrollWidth, clientWidth } of card.querySelectorAll('.name'))
        if (scrollWidth > clientWidth) faults.push(`a name is cut off by ${option.label}`)
    }
  }
  return faults
}

test('without JavaScript every option can be read, on a phone by a swipe, and Contratar Ahora leads to WhatsApp', async () => {
  const page = await openPage('/', { javaScript: false })
  for (const { title, option, price, features } of facts) {
    await choose(page, title, option)
    expect(await shown(page, title)).toBe(`${option} ${price} ${features.join(' ')}`)
  }
  for (const link of await cards(page).getByRole('link', { name: home.pricing.action }).all())
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.locator('.receipts')
  expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  expect(await page.getByText('Desliza →').first().isVisible()).toBe(true)
})

test('at no width does another option move anything, is a name cut off, or is more than a line empty between a list and the button; on small screens a row of the table shows name and price side by side, no name cut within a word; figures have one width', async () => {
  const page = await openPage('/precios')
  await atWidths(page, [320, 390, 768, 1180, 1240, 1440], () => page.evaluate(receiptFaults))
  const sizes = await cards(page)
    .locator('.price:visible')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
  expect(new Set(sizes).size).toBe(1)

  await atWidths(page, [320, 360, 375, 390], () => page.evaluate(cutWords, 'main th'))
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
  const kinds = await page
    .locator('.receipts .amount span, main table .price')
    .evaluateAll((all) =>
      all
        .filter((one) => one.textContent.includes('$'))
        .map((one) => getComputedStyle(one).fontVariantNumeric),
    )
  expect(kinds.length).toBeGreaterThan(10)
  for (const kind of kinds) expect(kind).toContain('tabular-nums')
})
