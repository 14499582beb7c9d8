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
import { onSite, openAlive } from '../support/open-page.ts'
import { boxOf, hasFocus, headerLink, overflow } from '../support/page-state.ts'
import { site } from '../support/site-content.ts'

const conversation = [`Asistente: ${greeting}`, 'Tú: Hola', `Asistente: ${reply}`]

test('a message is sent trimmed, by Enter or the button, unless blank; Shift+Enter starts a new line; markup is shown as text', async () => {
  const page = await openChat()
  expect(await messages(page)).toEqual([`Asistente: ${greeting}`])
  expect(await sendButton(page).isDisabled()).toBe(true)
  await field(page).fill('   \n\u00a0')
  expect(await sendButton(page).isDisabled()).toBe(true)
  await field(page).press('Enter')
  expect(await messages(page)).toHaveLength(1)
  await field(page).fill('   Hola   ')
  await sendButton(page).click()
  expect((await messages(page)).at(1)).toBe('Tú: Hola')
  expect(await field(page).inputValue()).toBe('')
  await field(page).pressSequentially('Uno')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('dos')
  expect(await field(page).inputValue()).toBe('Uno\ndos')
  await field(page).press('Enter')
  await expect.poll(() => messages(page)).toContain('Tú: Uno\ndos')
  await say(page, '<img src=x onerror="document.title=1"><b>hola</b>')
  await expect
    .poll(() => messages(page))
    .toContain('Tú: <img src=x onerror="document.title=1"><b>hola</b>')
  expect(await panel(page).locator('img,b').count()).toBe(0)
})

test('the canned reply comes 1000 ms after the message, not earlier, without a request, and on another page too: the panel is not modal', async () => {
  const page = await openChat('/precios', { clock: true })
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await say(page, 'Hola')
  await page.clock.runFor(400)
  expect(requests).toEqual([])
  await headerLink(page, 'Contacto').click()
  await page.waitForURL('**/contacto')
  expect(await panel(page).getAttribute('aria-modal')).toBe(null)
  await page.clock.runFor(599)
  expect(await messages(page)).toHaveLength(2)
  await page.clock.runFor(1)
  await panel(page).getByText(reply).waitFor()
  expect(await messages(page)).toEqual(conversation)
})

test('after the reply WhatsApp is offered in a new tab, with the last message, or with all of them on request', async () => {
  const page = await openChat()
  const offer = panel(page).getByRole('link', { name: /WhatsApp/ })
  const text = async (name: string) => {
    const link = panel(page).getByRole('link', { name })
    return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  }
  expect(await offer.count()).toBe(0)
  await say(page, '¿Tienda & pagos?')
  await offer.waitFor()
  const url = new URL((await offer.getAttribute('href')) ?? '')
  expect(url.origin + url.pathname).toBe(site.whatsapp)
  expect(url.searchParams.get('text')).toBe('¿Tienda & pagos?')
  expect(await offer.getAttribute('target')).toBe('_blank')
  await say(page, 'Dos')
  await panel(page).getByText(reply).nth(1).waitFor()
  expect(await text('Enviarlo por WhatsApp')).toBe('Dos')
  expect(await text('Enviar todos mis mensajes')).toBe('¿Tienda & pagos?\n\nDos')
})

const passages = (page: Page) => panel(page).locator('.passages > li')

test('after the reply the site itself answers, with the price if asked for, and links to the passage', async () => {
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
  await say(page, '¿Tienen oficina?')
  const link = panel(page).locator('[data-passages]').last().getByRole('link').first()
  await expect
    .poll(async () => (await link.getAttribute('href'))?.replace(onSite('/'), '/'))
    .toMatch(/^\/#P-/)
  expect(await panel(page).locator('[data-passages]').last().locator('.price').count()).toBe(0)
})

test('if the site has no answer, or the index fails to load, nothing is added', async () => {
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

test('by keyboard alone: Enter opens the panel at its field, Escape closes it, the focus returns, the draft stays', async () => {
  const page = await openAlive('/precios')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
  expect(await hasFocus(field(page))).toBe(true)
  await page.keyboard.type('a medias')
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  expect(await hasFocus(launcher(page))).toBe(true)
  await page.keyboard.press('Enter')
  expect(await field(page).inputValue()).toBe('a medias')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panel(page).getByText(reply).waitFor()
  await panel(page).getByRole('button', { name: 'Cerrar el chat' }).click()
  await panel(page).waitFor({ state: 'detached' })
  expect(await hasFocus(launcher(page))).toBe(true)
})

test('«back» on Android closes the panel', async () => {
  const page = await openChat('/precios', {
    before: (page) =>
      page.addInitScript(() =>
        Object.assign(window, {
          CloseWatcher: class extends EventTarget {
            destroy() {}
            constructor() {
              super()
              addEventListener('back', () => this.dispatchEvent(new Event('close')))
            }
          },
        }),
      ),
  })
  await page.evaluate(() => dispatchEvent(new Event('back')))
  await panel(page).waitFor({ state: 'detached' })
})

test('new messages are announced by a polite log, or by a status while the panel is closed', async () => {
  const page = await openChat('/precios', { clock: true })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  expect(await panel(page).getByRole('log').getAttribute('aria-live')).toBe('polite')
  await say(page, 'Hola')
  await field(page).press('Escape')
  await page.clock.runFor(1000)
  await page.getByRole('status').filter({ hasText: reply }).waitFor({ state: 'attached' })
  await page.clock.resume()
  await page.getByRole('button', { name: `${site.chat.open} (mensaje nuevo)` }).click()
  expect((await messages(page)).at(2)).toBe(`Asistente: ${reply}`)
})

test('at 400 % the whole greeting is visible between head and field', async () => {
  const page = await openChat('/precios', { width: 320, height: 256 })
  const words = await boxOf(panel(page).getByText(greeting))
  const log = await boxOf(panel(page).getByRole('log'))
  expect(words.y).toBeGreaterThanOrEqual(log.y)
  expect(words.bottom).toBeLessThanOrEqual(log.bottom)
})

test('100 kB without a space neither breaks the panel nor widens the page', async () => {
  const page = await openChat('/precios', { width: 390 })
  await say(page, 'a'.repeat(100_000))
  await panel(page).getByText(reply).waitFor()
  const log = panel(page).getByRole('log')
  expect(await log.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  expect(await overflow(page)).toBe(0)
  const href = await panel(page)
    .getByRole('link', { name: /WhatsApp/ })
    .getAttribute('href')
  expect(href?.length).toBeLessThan(1_600)
})

test('on a phone, where it covers the page, the panel closes for a navigation and for the menu', async () => {
  const page = await openChat('/precios', { width: 390 })
  await say(page, '¿Cuánto cuesta una tienda?')
  await passages(page).first().getByRole('link').click()
  await page.waitForURL('**/creacion-ecommerce')
  await panel(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')

  await launcher(page).press('Enter')
  await passages(page).first().waitFor()
  await page.locator('header summary').click()
  await panel(page).waitFor({ state: 'detached' })
  const first = page.getByRole('navigation', { name: 'Menú' }).getByRole('link').first()
  await first.click()
  await page.waitForURL((url) => !url.pathname.endsWith('/creacion-ecommerce'))
})

test('the state and a pending reply survive a reload; another visit starts afresh', async () => {
  const page = await openChat()
  await say(page, 'Hola')
  await page.reload()
  await panel(page).getByText(reply).waitFor()
  expect(await messages(page)).toEqual(conversation)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const other = await openChat()
  expect(await messages(other)).toEqual([`Asistente: ${greeting}`])
})

test('the panel is code that loads on intent, not with the page', async () => {
  const page = await openAlive('/precios')
  await page.waitForLoadState('networkidle')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.waitForTimeout(300)
  expect(loaded).toEqual([])
  await launcher(page).hover()
  await expect.poll(() => loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
})
