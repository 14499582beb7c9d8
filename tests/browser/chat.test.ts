import type { Locator, Page } from 'playwright-core'
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
import { onSite, openAlive, without } from '../support/open-page.ts'
import { boxOf, hasFocus, headerLink, overflow, pressAgain } from '../support/page-state.ts'
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

test('the canned reply comes 1000 ms after the message, not earlier, without a request, and on another page too; it is announced by a polite log, or by a status while the panel is closed', async () => {
  const page = await openChat('/precios', { clock: true })
  await page.waitForLoadState('networkidle')
  const before = page.asked.length
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await say(page, 'Hola')
  await page.clock.runFor(400)
  expect(page.asked).toHaveLength(before)
  await headerLink(page, 'Contacto').click()
  await page.waitForURL('**/contacto')
  expect(await panel(page).getAttribute('aria-modal')).toBeNull()
  await page.clock.runFor(599)
  expect(await messages(page)).toHaveLength(2)
  await page.clock.runFor(1)
  await panel(page).getByText(reply).waitFor()
  expect(await messages(page)).toEqual(conversation)
  expect(await panel(page).getByRole('log').getAttribute('aria-live')).toBe('polite')
  await say(page, 'Otra vez')
  await field(page).press('Escape')
  await page.clock.runFor(1000)
  await page.getByRole('status').filter({ hasText: reply }).waitFor({ state: 'attached' })
  await page.clock.resume()
  await page.getByRole('button', { name: `${site.chat.open} (mensaje nuevo)` }).click()
  expect((await messages(page)).at(4)).toBe(`Asistente: ${reply}`)
})

const passages = (page: Page) => panel(page).locator('[data-passages]')
const offer = (page: Page) => panel(page).getByRole('link', { name: 'Enviarlo por WhatsApp' })
const textIn = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')

test('after the reply the site itself answers, if it can, with the price if asked for and a link; WhatsApp is offered in a new tab, with the last message, or with all of them on request', async () => {
  const page = await openChat()
  expect(await offer(page).count()).toBe(0)
  await say(page, '¿Cuánto cuesta una tienda?')
  const found = passages(page).first().locator('.passages > li')
  const shop = found.first()
  await shop.waitFor()
  expect(await found.count()).toBeLessThanOrEqual(3)
  expect(await shop.innerText()).toContain('$2,500–$8,500 USD')
  expect(await shop.getByRole('link').getAttribute('href')).toBe(
    onSite('/servicios/creacion-ecommerce'),
  )
  expect((await messages(page)).at(2)).toBe(`Asistente: ${reply}`)
  expect(await offer(page).getAttribute('href')).toMatch(`${site.whatsapp}?`)
  expect(await offer(page).getAttribute('target')).toBe('_blank')
  await say(page, '¿Quién ganó ayer & hoy el partido?')
  await panel(page).getByText(reply).nth(1).waitFor()
  expect(await textIn(offer(page))).toBe('¿Quién ganó ayer & hoy el partido?')
  await say(page, '¿Tienen oficina?')
  const link = passages(page).nth(1).getByRole('link').first()
  await expect
    .poll(async () => (await link.getAttribute('href'))?.replace(onSite('/'), '/'))
    .toMatch(/^\/#P-/)
  expect(await passages(page).nth(1).locator('.price').count()).toBe(0)
  expect(await passages(page).count(), 'no answer where words match by chance').toBe(2)
  const all = panel(page).getByRole('link', { name: 'Enviar todos mis mensajes' })
  expect(await textIn(all)).toBe(
    '¿Cuánto cuesta una tienda?\n\n¿Quién ganó ayer & hoy el partido?\n\n¿Tienen oficina?',
  )
  await say(page, 'Gracias')
  await panel(page).getByText(reply).nth(3).waitFor()
  await page.keyboard.press('Escape')
  await launcher(page).click()
  await passages(page).nth(1).waitFor()
  const log = panel(page).getByRole('log')
  const below = async () => (await boxOf(all)).bottom - (await boxOf(log)).bottom
  await expect.poll(below, { message: 'opened again, it shows its end' }).toBeLessThan(0)
  await page.setViewportSize({ width: 1280, height: 460 })
  await expect.poll(below, { message: 'in a lower window, too' }).toBeLessThan(0)
})

test('its code comes on intent, not with the page; by keyboard alone, Enter opens the panel at its field, Escape closes it, the focus returns, the draft stays', async () => {
  const page = await openAlive('/precios')
  await page.waitForLoadState('networkidle')
  const before = page.asked.length
  await launcher(page).hover()
  await expect.poll(() => page.asked.slice(before).some((url) => url.endsWith('.js'))).toBe(true)
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
  await field(page).fill('otra a medias')
  await panel(page).getByRole('button', { name: 'Cerrar el chat' }).click()
  await panel(page).waitFor({ state: 'detached' })
  expect(await hasFocus(launcher(page))).toBe(true)
  // The button that sends appears where the one was that opens.
  const { right, y } = await boxOf(launcher(page))
  const place = { x: right - 20, y: y + 20 }
  await page.mouse.click(place.x, place.y)
  await panel(page).waitFor()
  await pressAgain(page, place)
  expect(await field(page).inputValue()).toBe('otra a medias')
})

test('at 400 % the whole greeting is visible between head and field; 100 kB without a space neither break the panel nor widen the page', async () => {
  const page = await openChat('/buscar', { width: 320, height: 256 })
  const words = await boxOf(panel(page).getByText(greeting))
  const log = panel(page).getByRole('log')
  const { y, bottom } = await boxOf(log)
  expect(words.y).toBeGreaterThanOrEqual(y)
  expect(words.bottom).toBeLessThanOrEqual(bottom)
  await say(page, 'a'.repeat(100_000))
  await panel(page).getByText(reply).waitFor()
  expect(await log.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
  expect(await overflow(page)).toBe(0)
})

/** In the browser: lets an event stand for the gesture «back» of Android. */
const watchBack = () =>
  Object.assign(window, {
    CloseWatcher: class extends EventTarget {
      destroy() {}
      constructor() {
        super()
        addEventListener('back', () => this.dispatchEvent(new Event('close')))
      }
    },
  })

test('on a phone, where it covers the page, the panel closes for «back», a navigation and the menu', async () => {
  const before = (page: Page) => page.addInitScript(watchBack)
  const page = await openChat('/precios', { width: 390, before })
  await page.evaluate(() => dispatchEvent(new Event('back')))
  await panel(page).waitFor({ state: 'detached' })
  await launcher(page).press('Enter')
  await say(page, '¿Cuánto cuesta una tienda?')
  await passages(page).getByRole('link').first().click()
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

test('the state and a pending reply survive a reload, and are kept for no other visit; if the index fails to load, nothing is added', async () => {
  const page = await openChat('/precios', { before: without('**/_search/**') })
  await say(page, '¿Cuánto cuesta una tienda?')
  await page.reload()
  await panel(page).getByText(reply).waitFor()
  await offer(page).waitFor()
  const said = [`Asistente: ${greeting}`, 'Tú: ¿Cuánto cuesta una tienda?', `Asistente: ${reply}`]
  expect(await messages(page)).toEqual(said)
  expect(await passages(page).count()).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
