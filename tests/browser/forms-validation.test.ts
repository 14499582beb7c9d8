import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAlive } from '../support/open-page.ts'
import {
  fillProject,
  nextStep,
  openContact,
  projectForm,
  sendButton,
} from '../support/project-form.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

const errorOf = (page: Page, name: string) =>
  page.locator(`#contacto [name="${name}"]`).evaluate((control) => {
    const id = control.getAttribute('aria-describedby')
    return {
      invalid: control.getAttribute('aria-invalid'),
      text: id && document.getElementById(id)?.textContent,
    }
  })

test('errors in Spanish are next to each field and announced, and the first wrong field gets the focus', async () => {
  const page = await openContact()
  await sendButton(page).click()
  await page.getByText('Escribe tu nombre.').waitFor()
  expect(await errorOf(page, 'nombre')).toEqual({ invalid: 'true', text: 'Escribe tu nombre.' })
  expect((await errorOf(page, 'email')).text).toBe('Escribe tu correo, para responderte.')
  expect((await errorOf(page, 'servicio')).text).toContain('Elige un servicio')
  expect((await errorOf(page, 'mensaje')).text).toContain('Cuéntanos qué necesitas')
  expect((await errorOf(page, 'empresa')).invalid).toBeNull()
  await expect
    .poll(() => projectForm(page).getByRole('status').textContent())
    .toBe('Hay 4 datos por corregir.')
  await expect.poll(() => focused(page)).toBe('nombre')
  for (const [field, changes] of [
    ['servicio', { servicio: '' }],
    ['email', { email: 'rosario@correo' }],
    // Nothing but spaces is no name and no message.
    ['nombre', { nombre: '   ', mensaje: ' \n ' }],
  ] as const) {
    await fillProject(page, changes)
    await sendButton(page).click()
    await expect.poll(() => focused(page)).toBe(field)
  }
  expect(await nextStep(page).count()).toBe(0)
})

test('on a phone the label of the first wrong field is clear of the header', async () => {
  const page = await openContact(390)
  await sendButton(page).scrollIntoViewIfNeeded()
  await sendButton(page).click()
  await expect.poll(() => focused(page)).toBe('nombre')
  const place = () =>
    page.evaluate(() => {
      const label = document.querySelector('form#contacto label')?.getBoundingClientRect().top ?? 0
      return label - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
    })
  await expect.poll(place).toBeGreaterThanOrEqual(0)
})

test('errors appear on blur, never while typing or for an empty field, and vanish once the field is valid', async () => {
  const page = await openContact()
  await projectForm(page).locator('[name=nombre]').focus()
  await page.keyboard.press('Tab')
  await page.waitForTimeout(300)
  expect((await errorOf(page, 'nombre')).invalid).toBeNull()
  const email = projectForm(page).locator('[name=email]')
  await email.pressSequentially('rosario@correo')
  expect((await errorOf(page, 'email')).invalid).toBeNull()
  await email.press('Tab')
  await page.locator('#contacto-email-error').waitFor()
  expect((await errorOf(page, 'email')).text).toBe('Falta la última parte: .com, .mx…')
  expect(await email.inputValue()).toBe('rosario@correo')
  await email.fill('rosario@correo.mx')
  await expect.poll(async () => (await errorOf(page, 'email')).invalid).toBeNull()
})

test('the site in the SEO form must be a full URL, if given', async () => {
  const page = await openAlive('/servicios/escalabilidad-seo')
  const form = page.locator('form#cotizar-escalabilidad-seo')
  const site = form.getByLabel('Sitio Web (URL)')
  expect(await site.getAttribute('type')).toBe('url')
  await site.fill('mi sitio')
  await site.press('Tab')
  await form.locator('p', { hasText: 'https:// al principio' }).first().waitFor()
})
