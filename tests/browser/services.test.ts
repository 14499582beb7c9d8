import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bySlug, pageOf } from '../../src/content/queries.ts'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'
import { content, site } from '../support/site-content.ts'

const pageOfServices = pageOf(content, 'services').data
const serviceOf = (slug: string) => bySlug(content.services, slug).data

const seo = '/servicios/escalabilidad-seo'
const dialog = (page: Page) => page.getByRole('dialog', { name: pageOfServices.dialogTitle })
const hire = (page: Page, words: string) => page.locator('main').getByRole('link', { name: words })

async function openDialog(slug: string) {
  const page = await openPage(`/servicios/${slug}`)
  await hydrated(page)
  await hire(page, serviceOf(slug).hero.action).click()
  await dialog(page).waitFor()
  return page
}

for (const { slug, data } of content.services) {
  const plans = data.plans.items.length
  const channels = data.dialog.channels.map((name) => bySlug(content.channels, name).data.action)

  test(`hero and plan buttons of ${slug} open the dialog with ${channels.join(' and ')}`, async () => {
    const page = await openDialog(slug)
    expect(await dialog(page).getByRole('link').allInnerTexts()).toEqual(
      channels.map((channel) => expect.stringContaining(channel)),
    )
    expect(await dialog(page).innerText()).toContain(data.dialog.text)
    await page.keyboard.press('Escape')
    // every plan button opens that dialog too.
    const buttons = page.locator('#planes').getByRole('link', { name: data.plans.action })
    expect(await buttons.count()).toBe(plans)
    for (const button of await buttons.all()) {
      await button.click()
      await dialog(page).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog(page).count()).toBe(0)
    }
    expect(page.troubles).toEqual([])
  })

  test(`without JavaScript the buttons of ${slug} lead to WhatsApp with its own message`, async () => {
    const page = await openPage(`/servicios/${slug}`, { javaScript: false })
    const links = page.locator('main a[aria-haspopup=dialog]')
    expect(await links.count()).toBe(plans + 1)
    for (const link of await links.all()) {
      const address = new URL((await link.getAttribute('href')) ?? '')
      expect(address.host).toBe('wa.me')
      expect(address.searchParams.get('text')).toBe(data.dialog.message)
      expect(await link.getAttribute('target')).toBe('_blank')
    }
  })
}

test('the contact dialog is closed at first', async () => {
  const page = await sharedPage(seo)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('choosing a channel opens it in a new tab and closes the dialog', async () => {
  const page = await openDialog('escalabilidad-seo')
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'chat' }))
  const popup = page.waitForEvent('popup')
  await dialog(page).getByRole('link', { name: 'WhatsApp' }).click()
  expect(new URL((await popup).url()).searchParams.get('text')).toBe(
    serviceOf('escalabilidad-seo').dialog.message,
  )
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('the automation page offers a mailto link to the address of the settings', async () => {
  const page = await openDialog('automatizaciones-ia')
  const mail = dialog(page).getByRole('link', { name: 'Correo' })
  expect(await mail.getAttribute('href')).toContain(`mailto:${site.email}?`)
})

test('the questions open one at a time and close again', async () => {
  const page = await sharedPage(seo)
  const rows = page.locator('main details')
  const open = () => rows.evaluateAll((all) => all.map((row) => (row as HTMLDetailsElement).open))
  await rows.nth(0).locator('summary').click()
  await rows.nth(1).locator('summary').click()
  const closed = serviceOf('escalabilidad-seo').faqs.items.map(() => false)
  expect(await open()).toEqual(closed.with(1, true))
  await rows.nth(1).locator('summary').click()
  expect(await open()).toEqual(closed)
})

test('without JavaScript the questions open too', async () => {
  const page = await sharedPage(seo, { javaScript: false })
  const row = page.locator('main details').first()
  await row.locator('summary').click()
  await row.locator('p').first().waitFor()
})

test('the pricing grid of the SEO page has 3 columns', async () => {
  const page = await sharedPage(seo, { width: 1440 })
  const tops = await page
    .locator('#planes li[data-popular], #planes ul > li:has(h3)')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
  expect(new Set(tops.map(Math.round)).size).toBe(3)
})

test('names, prices, sentences, lists and buttons of the plans stand on common lines', async () => {
  const page = await sharedPage('/servicios/creacion-saas', { width: 1440 })
  const cards = await page.locator('#planes .plans > li').evaluateAll((all) =>
    all.map((card) => {
      const top = (part: string) =>
        Math.round(card.querySelector(part)?.getBoundingClientRect().top ?? -1)
      const price = card.querySelector('b')
      return {
        tops: ['h3', 'p', 'p + p', 'ul', 'a'].map(top),
        price: price && getComputedStyle(price).fontSize,
      }
    }),
  )
  expect(cards).toHaveLength(3)
  expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(1)
})

test('by night the popular plan stands out by its frame', async () => {
  const page = await openPage(seo, { width: 1440, theme: 'dark' })
  const frames = await page.locator('#planes .plans > li').evaluateAll((cards) =>
    cards.map((card) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(card)
      const isFramed =
        Number.parseFloat(borderTopWidth) >= 2 && borderTopColor !== 'rgba(0, 0, 0, 0)'
      return { isPopular: card.hasAttribute('data-tone'), isFramed }
    }),
  )
  expect(frames.filter(({ isPopular }) => isPopular)).toHaveLength(1)
  for (const { isPopular, isFramed } of frames) expect(isFramed).toBe(isPopular)
})

test('below 900 px the plans stack and the popular one comes first', async () => {
  const page = await sharedPage(seo, { width: 768 })
  const names = await page.locator('#planes h3').evaluateAll((all) =>
    all
      .map((name) => ({ name: name.textContent, top: name.getBoundingClientRect().top }))
      .sort((a, b) => a.top - b.top)
      .map(({ name }) => name),
  )
  const { items } = serviceOf('escalabilidad-seo').plans
  const popularFirst = [...items].sort((a, b) => Number(b.popular) - Number(a.popular))
  expect(names).toEqual(popularFirst.map(({ name }) => name))
})

test('the crumb of a service page leads back to all services without a full load', async () => {
  const page = await openPage(seo)
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link').click()
  await page.waitForURL('**/servicios')
  // The address changes first; the old page stays until the new one is there.
  await expect
    .poll(async () => (await page.locator('main h1').innerText()).replace(/\s+/g, ' '))
    .toBe(pageOfServices.heading.join(' '))
})

test("/servicios ends with a way to /contacto for whoever can't choose", async () => {
  const page = await openPage('/servicios')
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: pageOfServices.offer.action.label }).click()
  await page.waitForURL('**/contacto')
})
