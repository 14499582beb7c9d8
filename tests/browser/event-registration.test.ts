import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { consoleObjects, messageIn, nextStep } from '../support/project-form.ts'
import { home } from '../support/site-content.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const isOpen = (page: Page) => page.locator('dialog[open]').count()
const register = (page: Page) => page.getByRole('link', { name: home.community.action }).first()

async function openRegistration() {
  const page = await openPage('/')
  await hydrated(page)
  await register(page).click()
  await dialog(page).waitFor()
  return page
}

test('event registration asks full name, e-mail, company (optional), interests', async () => {
  const page = await openRegistration()
  const names = await dialog(page)
    .locator(':is(input,textarea):not([type=hidden],[name^=_])')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
  expect(names).toEqual(['nombre', 'email', 'empresa', 'intereses'])
  const required = await dialog(page)
    .locator('[required]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
  expect(required).toEqual(['nombre', 'email'])
})

test('the e-mail of the registration is of type email', async () => {
  const page = await openRegistration()
  expect(await dialog(page).locator('[name=email]').getAttribute('type')).toBe('email')
})

test('registration closes on «Registrarme»; the channels are offered after it', async () => {
  const page = await openRegistration()
  const logged = consoleObjects(page)
  await dialog(page).getByLabel('Nombre Completo').fill('Ana Ríos')
  await dialog(page).getByLabel('Email').fill('ana@correo.mx')
  await dialog(page).getByRole('button', { name: home.community.dialog.register }).click()
  await nextStep(page).waitFor()
  expect(await isOpen(page)).toBe(0)
  await expect
    .poll(() => logged)
    .toEqual([{ nombre: 'Ana Ríos', email: 'ana@correo.mx', empresa: '', intereses: '' }])
  expect(await messageIn(page, 'WhatsApp')).toContain('Nombre Completo: Ana Ríos')
})

test('an incomplete registration stays open at its first wrong field', async () => {
  const page = await openRegistration()
  await dialog(page).getByRole('button', { name: home.community.dialog.register }).click()
  await dialog(page).getByText('Escribe tu nombre.').waitFor()
  expect(await isOpen(page)).toBe(1)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nombre')
})

for (const [means, dismiss] of [
  [
    '«Cancelar»',
    (page: Page) =>
      dialog(page).getByRole('button', { name: home.community.dialog.cancel }).click(),
  ],
  ['dismissal', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`registration closes on ${means}, and what was typed is still there`, async () => {
    const page = await openRegistration()
    await dialog(page).getByLabel('Nombre Completo').fill('Ana Ríos')
    await dismiss(page)
    await expect.poll(() => isOpen(page)).toBe(0)
    await register(page).click()
    await dialog(page).waitFor()
    expect(await dialog(page).getByLabel('Nombre Completo').inputValue()).toBe('Ana Ríos')
  })
