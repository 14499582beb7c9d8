import type { Page } from 'playwright-core'
import { testStates } from '../support/axe-states.ts'
import { fillProject, nextStep, sendButton } from '../support/project-form.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function register(page: Page, name: string) {
  await page.locator('main').getByRole('link', { name: 'Registrarme' }).click()
  await dialog(page).getByLabel('Nombre Completo').fill(name)
  await dialog(page).getByLabel('Email').fill('ana@correo.mx')
  await dialog(page).getByRole('button', { name: 'Registrarme' }).click()
}

const quote = (page: Page) => page.locator('form#cotizar-escalabilidad-seo')

testStates([
  {
    name: 'the registration is in error',
    path: '/',
    enter: async (page) => {
      await register(page, '')
      await dialog(page).getByText('Escribe tu nombre.').waitFor()
    },
  },
  {
    name: 'the registration offers its channels',
    path: '/',
    enter: async (page) => {
      await register(page, 'Ana Ríos')
      await nextStep(page).waitFor()
    },
  },
  {
    name: 'a quote form is in error',
    path: '/servicios/escalabilidad-seo',
    enter: async (page) => {
      await quote(page).locator('[name=sitioWeb]').fill('mi sitio')
      await quote(page).locator('[type=submit]').first().click()
      await quote(page).getByText('Escribe tu nombre.').waitFor()
    },
  },
  {
    name: 'the project form is in error',
    path: '/contacto',
    enter: async (page) => {
      await sendButton(page).click()
      await page.locator('#contacto-mensaje-error').waitFor()
    },
  },
  {
    name: 'the project form offers its channels and the whole message',
    path: '/contacto',
    enter: async (page) => {
      await fillProject(page, { mensaje: 'Vendo pan dulce. '.repeat(200) })
      await sendButton(page).click()
      await nextStep(page).waitFor()
    },
  },
])
