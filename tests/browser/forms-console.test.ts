import { expect, test } from 'vitest'
import { openAlive } from '../support/open-page.ts'
import {
  consoleObjects,
  fillProject,
  messageIn,
  nextStep,
  offer,
  openContact,
  projectForm,
  rightValues,
  sendButton,
  stubChats,
  typedValues,
} from '../support/project-form.ts'
import { site } from '../support/site-content.ts'

test('the form says in advance that the visitor has to send it; its button opens WhatsApp with the full message', async () => {
  const page = await openContact()
  const logged = consoleObjects(page)
  const requests: string[] = []
  await fillProject(page)
  expect(await sendButton(page).innerText()).toBe('Continuar por WhatsApp')
  expect(await projectForm(page).innerText()).toContain(site.forms.before.console)
  await nextStep(page).waitFor({ state: 'hidden' })
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  const popup = page.waitForEvent('popup')
  await sendButton(page).click()
  const address = new URL((await popup).url())
  expect(address.origin + address.pathname).toBe(site.whatsapp)
  const message = address.searchParams.get('text') ?? ''
  for (const said of ['Rosario Medina', 'E-commerce', rightValues.mensaje])
    expect(message).toContain(said)
  await offer(page).getByText('Si no se abrió, elige por dónde.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Falta un paso')
  expect(await page.getByRole('main').innerText()).not.toMatch(/enviado|recibimos|gracias/i)
  // Written to the console, kept as it was typed, and sent nowhere.
  await expect.poll(() => logged).toEqual([rightValues])
  expect(await typedValues(page)).toEqual(rightValues)
  expect([requests, new URL(page.url()).search]).toEqual([[], ''])
  for (const channel of ['WhatsApp', 'Telegram', 'Correo']) {
    const composed = await messageIn(page, channel)
    expect(composed).toContain('Nombre Completo: Rosario Medina')
    expect(composed).toContain('Servicio de Interés: E-commerce')
    expect(composed).toContain('Describe tu Proyecto: Vendo pan dulce y quiero pedidos en línea.')
  }
})

test('its second button hands the message to the mail program', async () => {
  const page = await openContact()
  const logged = consoleObjects(page)
  await fillProject(page)
  await projectForm(page).getByRole('button', { name: 'Mandarlo por correo' }).click()
  await offer(page).getByText('Abrimos tu correo').waitFor()
  await expect.poll(() => logged).toEqual([rightValues])
  expect(page.context().pages()).toHaveLength(1)
})

test('a long message is summarised in the link, shown in full beside it, and «Copiar mensaje» copies all of it', async () => {
  const page = await openContact()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const mensaje = 'Vendo pan dulce por la mañana. '.repeat(80).trim()
  await fillProject(page, { mensaje })
  await sendButton(page).click()
  await nextStep(page).waitFor()
  const inLink = await messageIn(page, 'WhatsApp')
  expect(encodeURIComponent(inLink).length).toBeLessThanOrEqual(1500)
  expect(inLink).toContain('Nombre Completo: Rosario Medina')
  const whole = offer(page).getByRole('textbox', { name: 'Tu mensaje' })
  expect(await whole.inputValue()).toContain(mensaje)
  expect(await whole.isEditable()).toBe(false)
  await offer(page).getByRole('button', { name: 'Copiar mensaje' }).click()
  await offer(page).getByText('Mensaje copiado.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(mensaje)
})

test('if the clipboard is not available the message is selected for copying', async () => {
  const page = await openAlive('/contacto', {
    before: async (page) => {
      await stubChats(page)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      )
    },
  })
  await fillProject(page)
  await sendButton(page).click()
  await offer(page).getByRole('button', { name: 'Copiar mensaje' }).click()
  await offer(page).getByText('Ya está marcado').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Rosario Medina')
})

test('a double click logs once and opens one tab; a change afterwards makes a new message', async () => {
  const page = await openContact()
  const logged = consoleObjects(page)
  await fillProject(page)
  await sendButton(page).dblclick()
  await nextStep(page).waitFor()
  await expect.poll(() => page.context().pages()).toHaveLength(2)
  await page.waitForTimeout(400)
  expect(logged).toHaveLength(1)
  expect(page.context().pages()).toHaveLength(2)
  await projectForm(page).locator('[name=nombre]').fill('Ana Ríos')
  await nextStep(page).waitFor({ state: 'hidden' })
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await messageIn(page, 'WhatsApp')).toContain('Nombre Completo: Ana Ríos')
})
