import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  field,
  greeting,
  launcher,
  messages,
  openChat,
  panel,
  reply,
  say,
  sendButton,
} from '../support/chat-page.ts'
import { hydrated, onSite, openPage } from '../support/open-page.ts'
import { site } from '../support/site-content.ts'

test('the chat starts with one greeting', async () => {
  const page = await openChat()
  expect(await messages(page)).toEqual([`Asistente: ${greeting}`])
})

test('a message that is sent is appended', async () => {
  const page = await openChat()
  await say(page, 'Quiero una tienda')
  expect((await messages(page)).at(1)).toBe('Tú: Quiero una tienda')
  expect(await field(page).inputValue()).toBe('')
})

test('the canned reply comes 1000 ms after the message, not earlier, from no server', async () => {
  const page = await openChat('/precios', { clock: true })
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await say(page, 'Hola')
  await page.clock.runFor(999)
  expect(await messages(page)).toHaveLength(2)
  await page.clock.runFor(1)
  await panel(page).getByText(reply).waitFor()
  expect(await messages(page)).toEqual([
    `Asistente: ${greeting}`,
    'Tú: Hola',
    `Asistente: ${reply}`,
  ])
  expect(requests).toEqual([])
})

test('the assistant replies', async () => {
  const page = await openChat()
  await say(page, 'Hola')
  await panel(page).getByText(reply).waitFor()
})

test('nothing blank can be sent: the button is disabled and Enter does nothing', async () => {
  const page = await openChat()
  expect(await sendButton(page).isDisabled()).toBe(true)
  await field(page).fill('   \n ')
  expect(await sendButton(page).isDisabled()).toBe(true)
  await field(page).press('Enter')
  expect(await messages(page)).toHaveLength(1)
  await field(page).fill('Hola')
  expect(await sendButton(page).isEnabled()).toBe(true)
})

test('what is sent is trimmed', async () => {
  const page = await openChat()
  await field(page).fill('   Hola   ')
  await sendButton(page).click()
  expect((await messages(page)).at(1)).toBe('Tú: Hola')
})

test('Shift+Enter begins a line and does not send', async () => {
  const page = await openChat()
  await field(page).pressSequentially('Uno')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('dos')
  expect(await field(page).inputValue()).toBe('Uno\ndos')
  expect(await messages(page)).toHaveLength(1)
  await field(page).press('Enter')
  expect((await messages(page)).at(1)).toBe('Tú: Uno\ndos')
})

test('after the reply the same message is offered by WhatsApp, in a new tab', async () => {
  const page = await openChat()
  const offer = panel(page).getByRole('link', { name: /WhatsApp/ })
  await say(page, '¿Tienda & pagos?')
  expect(await offer.count()).toBe(0)
  await offer.waitFor()
  const url = new URL((await offer.getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toBe(site.whatsapp)
  expect(url.searchParams.get('text')).toBe('¿Tienda & pagos?')
  expect(await offer.getAttribute('target')).toBe('_blank')
})

test('with several messages the last one is offered, and all of them on request', async () => {
  const page = await openChat()
  const text = async (name: string) => {
    const link = panel(page).getByRole('link', { name })
    return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  }
  await say(page, 'Uno')
  await say(page, 'Dos')
  await panel(page).getByText(reply).nth(1).waitFor()
  expect(await text('Enviarlo por WhatsApp')).toBe('Dos')
  expect(await text('Enviar todos mis mensajes')).toBe('Uno\n\nDos')
})

const passages = (page: Page) => panel(page).locator('.passages > li')

test('after the reply the site itself answers, with the price that was asked for', async () => {
  const page = await openChat()
  await say(page, '¿Cuánto cuesta una tienda?')
  await passages(page).first().waitFor()
  expect(await passages(page).count()).toBeLessThanOrEqual(3)
  const shop = passages(page).first()
  expect(await shop.innerText()).toContain('desde $2,500 USD')
  expect(await shop.getByRole('link').getAttribute('href')).toBe(
    onSite('/servicios/creacion-ecommerce'),
  )
  expect((await messages(page)).at(2)).toBe(`Asistente: ${reply}`)
})

test('a question that asks no price gets none; its link leads to the answer', async () => {
  const page = await openChat()
  await say(page, '¿Tienen oficina?')
  await passages(page).first().waitFor()
  expect(await passages(page).locator('.price').count()).toBe(0)
  const link = await passages(page).first().getByRole('link').getAttribute('href')
  expect(link?.replace(onSite('/'), '/')).toMatch(/^\/#p\d+$/)
})

test('what the site says nothing about, or no index to ask, is passed over in silence', async () => {
  const page = await openChat()
  const asked = page.waitForResponse('**/_search/index.json')
  await say(page, 'zxcv qwerty')
  await asked
  await panel(page).getByText(reply).waitFor()
  expect(await passages(page).count()).toBe(0)
  const other = await openChat('/precios', {
    before: (page) => page.route('**/_search/**', (route) => route.fulfill({ status: 404 })),
  })
  await say(other, '¿Cuánto cuesta una tienda?')
  await panel(other).getByText(reply).waitFor()
  await panel(other)
    .getByRole('link', { name: /WhatsApp/ })
    .waitFor()
  expect(await panel(other).locator('[data-passages]').count()).toBe(0)
})

test('typed text is shown as text, never as markup', async () => {
  const page = await openChat()
  await say(page, '<img src=x onerror="document.title=1"><b>hola</b>')
  expect((await messages(page)).at(1)).toBe('Tú: <img src=x onerror="document.title=1"><b>hola</b>')
  expect(await panel(page).locator('img,b').count()).toBe(0)
})

test('the panel is a labelled dialog that is not modal', async () => {
  const page = await openChat()
  expect(await panel(page).getAttribute('aria-modal')).toBe(null)
  await page.getByRole('link', { name: 'Portafolio' }).first().click()
  await page.waitForURL('**/portafolio')
  expect(await panel(page).isVisible()).toBe(true)
})

test('the focus goes to the field when the chat opens', async () => {
  const page = await openChat()
  expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true)
})

test('Escape closes the panel and gives the focus back', async () => {
  const page = await openChat()
  await field(page).press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  expect(await launcher(page).evaluate((node) => node === document.activeElement)).toBe(true)
})

test('the close button closes the panel and gives the focus back', async () => {
  const page = await openChat()
  await panel(page).getByRole('button', { name: 'Cerrar el chat' }).click()
  await panel(page).waitFor({ state: 'detached' })
  expect(await launcher(page).evaluate((node) => node === document.activeElement)).toBe(true)
})

test('the chat works by keyboard alone', async () => {
  const page = await openPage('/precios')
  await hydrated(page)
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  await page.keyboard.type('Hola')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panel(page).getByText(reply).waitFor()
})

test('new messages are announced by a polite log', async () => {
  const page = await openChat()
  const log = panel(page).getByRole('log')
  expect(await log.getAttribute('aria-live')).toBe('polite')
  await say(page, 'Hola')
  await log.getByText(reply).waitFor()
})

test('closing the panel does not cancel the reply, which is announced', async () => {
  const page = await openChat()
  await say(page, 'Hola')
  await field(page).press('Escape')
  await page.getByRole('status').filter({ hasText: reply }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: `${site.chat.open} (mensaje nuevo)` }).click()
  expect((await messages(page)).at(2)).toBe(`Asistente: ${reply}`)
})

test('at 400 % the greeting is read whole between head and field', async () => {
  const page = await openChat('/precios', { width: 320, height: 256 })
  const words = await panel(page).getByText(greeting).boundingBox()
  const log = await panel(page).getByRole('log').boundingBox()
  if (!words || !log) throw new Error('the chat shows no greeting')
  expect(words.y).toBeGreaterThanOrEqual(log.y)
  expect(words.y + words.height).toBeLessThanOrEqual(log.y + log.height)
})

test('100 kB without a space neither break the panel nor widen the page', async () => {
  const page = await openChat('/precios', { width: 390 })
  await say(page, 'a'.repeat(100_000))
  await panel(page).getByText(reply).waitFor()
  const log = panel(page).getByRole('log')
  expect(await log.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const href = await panel(page)
    .getByRole('link', { name: /WhatsApp/ })
    .getAttribute('href')
  expect(href?.length).toBeLessThan(1_600)
})
