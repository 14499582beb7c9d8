import type { Page } from 'playwright-core'
import { testStates } from '../support/axe-states.ts'
import { withEndpoint } from '../support/form-service.ts'
import { fillProject, nextStep, sendButton } from '../support/project-form.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function register(page: Page, name: string) {
  await page.locator('main').getByRole('link', { name: 'Registrarme' }).click()
  await dialog(page).getByLabel('Nombre Completo').fill(name)
  await dialog(page).getByLabel('Email').fill('ana@correo.mx')
  await dialog(page).getByRole('button', { name: 'Registrarme' }).click()
}

async function submitNewsletters(page: Page, address: string) {
  for (const id of ['boletin-blog', 'boletin']) {
    await page.locator(`#${id} [name=email]`).fill(address)
    await page.locator(`#${id} [type=submit]`).click()
  }
}

const quote = (page: Page) => page.locator('form#cotizar-escalabilidad-seo')

/** An address that receives forms, and how it answers. */
const endpoint = 'http://127.0.0.1:9/formulario'
const answers = (status: number) => async (page: Page) => {
  await withEndpoint(page, endpoint)
  await page.route(endpoint, (route) =>
    route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' }),
  )
}

async function submitProject(page: Page, outcome: string) {
  await fillProject(page)
  await sendButton(page).click()
  await page.getByRole('heading', { name: outcome }).waitFor()
}

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
      await quote(page).locator('[type=submit]').click()
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
  {
    name: 'the newsletters are in error',
    path: '/blog',
    enter: async (page) => {
      await submitNewsletters(page, 'ana@correo')
      await page.locator('#boletin-email-error').waitFor()
    },
  },
  {
    name: 'the newsletters offer their channels',
    path: '/blog',
    enter: async (page) => {
      await submitNewsletters(page, 'ana@correo.mx')
      await nextStep(page).nth(1).waitFor()
    },
  },
  {
    name: 'the project form was sent',
    path: '/contacto',
    before: answers(200),
    enter: (page) => submitProject(page, 'Mensaje enviado'),
  },
  {
    name: 'the project form could not be sent',
    path: '/contacto',
    before: answers(500),
    enter: (page) => submitProject(page, 'No se envió'),
  },
])
