import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAlive } from '../support/open-page.ts'
import { consoleObjects, messageIn, nextStep } from '../support/project-form.ts'
import { home } from '../support/site-content.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const isOpen = (page: Page) => page.locator('dialog[open]').count()
const register = (page: Page) => page.getByRole('link', { name: home.community.action }).first()

async function openRegistration() {
  const page = await openAlive('/')
  await register(page).click()
  await dialog(page).waitFor()
  return page
}

test('registration asks for name and e-mail, optionally company and interests; «Registrarme» leads to the channels', async () => {
  const page = await openRegistration()
  const namesOf = (controls: string) =>
    dialog(page)
      .locator(controls)
      .evaluateAll((all) => all.map((control) => control.getAttribute('name')))
  expect(await namesOf(':is(input,textarea):not([type=hidden],[name^=_])')).toEqual([
    'nombre',
    'email',
    'empresa',
    'intereses',
  ])
  expect(await namesOf('[required]')).toEqual(['nombre', 'email'])
  expect(await dialog(page).locator('[name=email]').getAttribute('type')).toBe('email')
  const send = dialog(page).getByRole('button', { name: home.community.dialog.register })
  const logged = consoleObjects(page)
  await dialog(page).getByLabel('Nombre Completo').fill('Ana Ríos')
  await dialog(page).getByLabel('Email').fill('ana@correo.mx')
  await send.click()
  await nextStep(page).waitFor()
  expect(await isOpen(page)).toBe(0)
  await expect
    .poll(() => logged)
    .toEqual([{ nombre: 'Ana Ríos', email: 'ana@correo.mx', empresa: '', intereses: '' }])
  expect(await messageIn(page, 'WhatsApp')).toContain('Nombre Completo: Ana Ríos')
})

test('registration fits small windows, closes on «Cancelar», and keeps what was typed', async () => {
  const page = await openRegistration()
  const hidden = () => dialog(page).evaluate((node) => node.scrollHeight - node.clientHeight)
  for (const [width, height] of [
    [1440, 800],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(hidden, { message: `${width} px` }).toBe(0)
  }
  await dialog(page).getByLabel('Nombre Completo').fill('Ana Ríos')
  const cancel = dialog(page).getByRole('button', { name: home.community.dialog.cancel })
  await cancel.click()
  await expect.poll(() => isOpen(page)).toBe(0)
  await register(page).click()
  await dialog(page).waitFor()
  expect(await dialog(page).getByLabel('Nombre Completo').inputValue()).toBe('Ana Ríos')
})
