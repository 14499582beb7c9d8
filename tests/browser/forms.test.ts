import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack, hydrated, openPage, program, without } from '../support/open-page.ts'
import { boxOf, headerLink, overflow } from '../support/page-state.ts'
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
  typedValues,
} from '../support/project-form.ts'
import { site } from '../support/site-content.ts'

test('the form says in advance that the visitor has to send it; its button opens WhatsApp with the full message; a change afterwards makes a new one, once for a double click, and the second button hands it to the mail program', async () => {
  const page = await openContact()
  const logged = consoleObjects(page)
  await fillProject(page)
  expect(await sendButton(page).innerText()).toBe('Continuar por WhatsApp')
  expect(await projectForm(page).innerText()).toContain(site.forms.before.console)
  await nextStep(page).waitFor({ state: 'hidden' })
  const before = page.asked.length
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
  // Written to the console once, kept as it was typed, and sent nowhere.
  await expect.poll(() => logged).toEqual([rightValues])
  expect(await typedValues(page)).toEqual(rightValues)
  expect([page.asked.length, new URL(page.url()).search]).toEqual([before, ''])
  for (const channel of ['WhatsApp', 'Telegram', 'Correo']) {
    const composed = await messageIn(page, channel)
    expect(composed).toContain('Nombre Completo: Rosario Medina')
    expect(composed).toContain('Servicio de Interés: E-commerce')
    expect(composed).toContain('Describe tu Proyecto: Vendo pan dulce y quiero pedidos en línea.')
  }
  const name = projectForm(page).locator('[name=nombre]')
  await name.fill('Ana Ríos')
  await nextStep(page).waitFor({ state: 'hidden' })
  // In one breath: on a busy machine a double click of the test's mouse is no double click.
  await sendButton(page).evaluate((button: HTMLElement) => {
    for (const _ of ['press', 'press again']) button.click()
  })
  await nextStep(page).waitFor()
  await page.waitForTimeout(400)
  expect(await messageIn(page, 'WhatsApp')).toContain('Nombre Completo: Ana Ríos')
  expect(logged.slice(1)).toEqual([{ ...rightValues, nombre: 'Ana Ríos' }])
  expect(page.context().pages()).toHaveLength(3)
  const byMail = projectForm(page).getByRole('button', { name: 'Mandarlo por correo' })
  const mailOpened = offer(page).getByText('Abrimos tu correo')
  // A press too soon after the last one is part of a double click.
  const handOver = async () => {
    await byMail.click()
    return mailOpened.count()
  }
  await expect.poll(handOver).toBe(1)
  await name.fill('Ana Medina')
  await byMail.click()
  await mailOpened.waitFor()
  await expect.poll(() => logged).toHaveLength(3)
  expect(page.context().pages()).toHaveLength(3)
})

test('what was typed survives a reload, and leaving the page and returning', async () => {
  const page = await openContact()
  await fillProject(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => typedValues(page), { message: 'a reload' }).toEqual(rightValues)
  await headerLink(page, 'Blog').click()
  await projectForm(page).waitFor({ state: 'detached' })
  await page.goBack()
  // A key is pressed in it at once, while the pages fade into each other.
  await page.waitForFunction(() =>
    document
      .querySelector('#contacto [name=nombre]')
      ?.dispatchEvent(new Event('input', { bubbles: true })),
  )
  await expect.poll(() => typedValues(page), { message: 'and back' }).toEqual(rightValues)
})

const hugeText = `<img src=x onerror="document.title='mal'">${'x'.repeat(100_000)}`

test('100 kB of markup without a space breaks no layout, gets an error, is not cut, and stays text; a long message is summarised in the link, shown in full beside it, and «Copiar mensaje» copies all of it, or selects it where there is no clipboard', async () => {
  const page = await openContact(320)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await fillProject(page, { mensaje: hugeText })
  await sendButton(page).click()
  await page.getByText(/caben 10,000 letras y tiene 100,0\d\d\.$/).waitFor()
  expect(await page.locator('#contacto-mensaje').inputValue()).toBe(hugeText)
  expect(await overflow(page)).toBe(0)
  const mensaje = hugeText.slice(0, 10_000)
  await fillProject(page, { nombre: 'y'.repeat(200), mensaje })
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await page.locator('[data-outcome] img').count()).toBe(0)
  expect(await page.title()).toContain('Contacto')
  // How it is summarised: tests/features/forms/compose-message.test.ts.
  expect(encodeURIComponent(await messageIn(page, 'WhatsApp')).length).toBeLessThanOrEqual(1500)
  const whole = offer(page).getByRole('textbox', { name: 'Tu mensaje' })
  expect(await whole.inputValue()).toContain(mensaje)
  expect(await whole.isEditable()).toBe(false)
  const copy = offer(page).getByRole('button', { name: 'Copiar mensaje' })
  await copy.click()
  await offer(page).getByText('Mensaje copiado.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(mensaje)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  await offer(page).getByText('Ya está marcado').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(mensaje)
})

test('a submission before hydration is queued, then validated, and choices are kept', async () => {
  const { before, release } = holdBack(program)
  const page = await openPage('/contacto', { before })
  const logged = consoleObjects(page)
  await fillProject(page, { nombre: '   ' })
  await sendButton(page).click({ noWaitAfter: true })
  release()
  await page.getByText('Escribe tu nombre.').waitFor()
  expect(logged).toEqual([])
  await projectForm(page).locator('[name=nombre]').fill('Rosario Medina')
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await typedValues(page)).toEqual(rightValues)
})

// Without its entry: quick-ask.test.ts.
test('if the program cannot be had, controls that need it are hidden and alternatives shown', async () => {
  const page = await openPage('/contacto', { before: without(program) })
  await page.waitForFunction(() => 'failed' in document.documentElement.dataset)
  expect(await page.getByText(site.chat.open).isVisible()).toBe(false)
  expect(await sendButton(page).isVisible()).toBe(false)
  const links = projectForm(page).getByRole('link')
  expect(await links.allInnerTexts()).toEqual(['WhatsApp', 'Telegram', site.email])
  const mail = projectForm(page).getByRole('button', { name: 'Mandarlo por correo' })
  expect(await mail.isVisible()).toBe(true)
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

const errorOf = (page: Page, name: string) =>
  page.locator(`#contacto [name="${name}"]`).evaluate((control) => {
    const id = control.getAttribute('aria-describedby')
    return {
      invalid: control.getAttribute('aria-invalid'),
      text: id && document.getElementById(id)?.textContent,
    }
  })

test('errors appear on blur, never while typing or for an empty field, and vanish once the field is valid; on sending they are next to each field, in Spanish, and announced; the first wrong field gets the focus, on a phone with its label clear of the header', async () => {
  const page = await openContact(390)
  // Browsers call an untouched required select invalid themselves.
  expect((await errorOf(page, 'servicio')).invalid).toBe('false')
  await projectForm(page).locator('[name=nombre]').focus()
  await page.keyboard.press('Tab')
  const email = projectForm(page).locator('[name=email]')
  await email.pressSequentially('rosario@correo')
  expect((await errorOf(page, 'email')).invalid).toBe('false')
  await email.press('Tab')
  await page.locator('#contacto-email-error').waitFor()
  // It was left first.
  expect((await errorOf(page, 'nombre')).invalid).toBe('false')
  expect((await errorOf(page, 'email')).text).toBe('Falta la última parte: .com, .mx…')
  expect(await email.inputValue()).toBe('rosario@correo')
  await email.fill('rosario@correo.mx')
  await expect.poll(async () => (await errorOf(page, 'email')).invalid).toBe('false')

  await email.fill('')
  await sendButton(page).click()
  await page.getByText('Escribe tu nombre.').waitFor()
  expect(await errorOf(page, 'nombre')).toEqual({ invalid: 'true', text: 'Escribe tu nombre.' })
  expect((await errorOf(page, 'email')).text).toBe('Escribe tu correo, para responderte.')
  expect((await errorOf(page, 'servicio')).text).toContain('Elige un servicio')
  expect((await errorOf(page, 'mensaje')).text).toContain('Cuéntanos qué necesitas')
  expect((await errorOf(page, 'empresa')).invalid).toBe('false')
  await expect
    .poll(() => projectForm(page).getByRole('status').textContent())
    .toBe('Hay 4 datos por corregir.')
  await expect.poll(() => focused(page)).toBe('nombre')
  const label = projectForm(page).locator('label').first()
  const header = await boxOf(page.locator('header').first())
  await expect.poll(async () => (await boxOf(label)).y).toBeGreaterThanOrEqual(header.bottom)
  for (const [field, changes] of [
    ['servicio', { servicio: '' }],
    // Nothing but spaces is no name and no message.
    ['nombre', { nombre: '   ', mensaje: ' \n ' }],
    ['email', { email: 'rosario@correo' }],
  ] as const) {
    await fillProject(page, changes)
    await sendButton(page).click()
    await expect.poll(() => focused(page)).toBe(field)
  }
  expect(await nextStep(page).count()).toBe(0)
  await email.fill('rosario@correo.mx')
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await projectForm(page).getByRole('status').textContent()).toBe('')
})
