import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack, hydrated, openAlive, openPage, program } from '../support/open-page.ts'
import {
  consoleObjects,
  fillProject,
  nextStep,
  openContact,
  projectForm,
  rightValues,
  sendButton,
  typedValues,
} from '../support/project-form.ts'
import { site } from '../support/site-content.ts'

test('what was typed survives a reload, and leaving the page and returning', async () => {
  const page = await openContact()
  await fillProject(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => typedValues(page), { message: 'a reload' }).toEqual(rightValues)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await page.waitForURL('**/blog')
  await page.goBack()
  await page.waitForURL('**/contacto')
  await expect.poll(() => typedValues(page), { message: 'and back' }).toEqual(rightValues)
})

const hugeText = `<img src=x onerror="document.title='mal'">${'x'.repeat(100_000)}`

test('100 kB of markup without a space breaks no layout, gets an error, is not cut, and stays text', async () => {
  const page = await openContact(320)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await fillProject(page, { mensaje: hugeText })
  await sendButton(page).click()
  await page.getByText(/caben 10,000 letras y sobran 90,0\d\d\.$/).waitFor()
  expect(await page.locator('#contacto-mensaje').inputValue()).toBe(hugeText)
  expect(await width()).toBe(320)
  await fillProject(page, { nombre: 'y'.repeat(200), mensaje: hugeText.slice(0, 10_000) })
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await width()).toBe(320)
  expect(await page.locator('[data-outcome] img').count()).toBe(0)
  expect(await page.title()).toContain('Contacto')
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

test('if the program cannot be loaded, controls that need it are hidden and alternatives shown', async () => {
  const page = await openPage('/contacto', {
    before: (page) => page.route(program, (route) => route.abort()),
  })
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
  const email = projectForm(page).locator('[name=email]')
  await email.pressSequentially('rosario@correo')
  expect((await errorOf(page, 'email')).invalid).toBeNull()
  await email.press('Tab')
  await page.locator('#contacto-email-error').waitFor()
  // It was left first.
  expect((await errorOf(page, 'nombre')).invalid).toBeNull()
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
