import { expect, test } from 'vitest'
import { greeting, launcher, messages, openChat, panel, reply, say } from '../support/chat-page.ts'
import { openAlive } from '../support/open-page.ts'

test('the panel is not modal: it and a reply under way survive client navigation', async () => {
  const page = await openChat('/precios', { clock: true })
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await say(page, 'Hola')
  await page.clock.runFor(400)
  await page.getByRole('link', { name: 'Contacto' }).first().click()
  await page.waitForURL('**/contacto')
  expect(await panel(page).getAttribute('aria-modal')).toBe(null)
  expect(await messages(page)).toHaveLength(2)
  await page.clock.runFor(600)
  await panel(page).getByText(reply).waitFor()
})

test('the state and a reply under way survive a reload; another visit starts anew', async () => {
  const page = await openChat()
  await say(page, 'Hola')
  await page.reload()
  await panel(page).getByText(reply).waitFor()
  expect(await messages(page)).toEqual([
    `Asistente: ${greeting}`,
    'Tú: Hola',
    `Asistente: ${reply}`,
  ])
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

test('a panel that cannot be loaded says so and offers a full load and WhatsApp', async () => {
  const page = await openAlive('/precios')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/**', (route) => route.abort())
  await launcher(page).click()
  const alert = page.getByRole('alert')
  await alert.getByText('No pudimos abrir el chat').waitFor()
  expect(await alert.getByRole('link', { name: 'Escribir por WhatsApp' }).isVisible()).toBe(true)
  await page.unroute('**/assets/**')
  await alert.getByRole('button', { name: 'Recargar la página' }).click()
  await panel(page).waitFor()
})
