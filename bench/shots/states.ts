import type { Page } from 'playwright-core'

/** A state of a page that a visitor can bring about. */
export type State = {
  name: string
  path: string
  enter: (page: Page) => Promise<unknown>
  /** The element to scroll to, where the state is not visible otherwise. */
  at?: string
  /** Whether only small screens have the state. */
  isSmall?: boolean
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()
const opens = (name: string | RegExp) => async (page: Page) => {
  await page
    .getByRole('main')
    .locator('[aria-haspopup="dialog"]', { hasText: name })
    .first()
    .click()
  await page.locator('dialog[open]').waitFor()
}
const submit = (page: Page) =>
  page.locator('main form:has(textarea) [type="submit"]').first().click()

const openChat = (page: Page) => page.locator('[data-dock] > button').press('Enter')
const ask = async (page: Page, question: string) => {
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill(question)
  await field.press('Enter')
}
/** From now on, nothing with such an address arrives. */
const without = (page: Page, pattern: string) => page.route(pattern, (route) => route.abort())

/**
 * Every state that looks different: menus, dialogs, errors, results. The browser tests enter those of
 * a page one after the other, so that what does not load comes before what does.
 */
export const states: readonly State[] = [
  {
    name: 'menu',
    path: '/precios',
    isSmall: true,
    enter: async (page) => {
      await page.locator('header summary').click()
      await page.locator('header details[open] svg').waitFor()
    },
  },
  { name: 'dialogo-contacto', path: '/precios', enter: opens('Contratar Ahora') },
  { name: 'dialogo-servicio', path: '/servicios/escalabilidad-seo', enter: opens(/Plan/) },
  { name: 'dialogo-proyecto-privado', path: '/portafolio', enter: opens('Ver Proyecto') },
  {
    name: 'filtro-vacio',
    path: '/portafolio',
    enter: async (page) => {
      await press(/^IA$/)(page)
      await page.locator('[aria-pressed=true]', { hasText: 'IA' }).waitFor()
    },
  },
  { name: 'dialogo-evento', path: '/', enter: opens('Registrarme') },
  {
    name: 'registro-errores',
    path: '/',
    enter: async (page) => {
      await opens('Registrarme')(page)
      await page.locator('dialog[open] [type="submit"]').click()
      await page.getByText('Escribe tu nombre.').waitFor()
    },
  },
  {
    name: 'recibo-otra-opcion',
    path: '/precios',
    enter: async (page) => {
      for (const list of await page.locator('.receipts select').all())
        await list.selectOption({ index: 2 })
    },
    at: '.receipts',
  },
  {
    name: 'proceso-paso-4',
    path: '/',
    enter: press(/^Paso 4/),
    at: '.steps',
  },
  {
    name: 'pregunta-abierta',
    path: '/contacto',
    enter: (page) => page.locator('main summary').first().click(),
    at: 'main details',
  },
  { name: 'formulario-errores', path: '/contacto', enter: submit, at: '[aria-invalid=true]' },
  {
    name: 'cotizacion-errores',
    path: '/servicios/creacion-saas',
    enter: submit,
    at: '[aria-invalid=true]',
  },
  {
    name: 'formulario-resultado',
    path: '/contacto',
    enter: async (page) => {
      const form = page.locator('main form:has(textarea)')
      await form.locator('[autocomplete="name"]').fill('Lucía Prado')
      await form.locator('[type="email"]').fill('lucia@ejemplo.mx')
      for (const list of await form.locator('select').all()) await list.selectOption({ index: 1 })
      await form.locator('textarea').fill('Una tienda en línea para una panadería de barrio.')
      await submit(page)
      await page.locator('[data-outcome]').first().waitFor()
    },
    at: '[data-outcome]',
  },
  {
    name: 'buscador-no-carga',
    path: '/buscar',
    enter: async (page) => {
      await without(page, '**/_search/**')
      await page.getByRole('main').getByRole('searchbox').fill('tienda')
      await page.getByText('El buscador no cargó.').waitFor()
    },
  },
  {
    name: 'buscar-resultados',
    path: '/buscar',
    enter: async (page) => {
      await page.getByRole('searchbox').first().fill('tienda')
      await page.keyboard.press('Enter')
      await page.locator('main .results > li').first().waitFor()
    },
  },
  {
    name: 'buscar-nada',
    path: '/buscar',
    enter: async (page) => {
      await page.getByRole('searchbox').first().fill('zzxxyy')
      await page.keyboard.press('Enter')
      await page.getByText('No encontramos nada con').waitFor()
    },
  },
  {
    name: 'chat-no-carga',
    path: '/servicios/creacion-saas',
    enter: async (page) => {
      await without(page, '**/assets/**')
      await openChat(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'chat-mensaje-nuevo',
    path: '/precios',
    enter: async (page) => {
      await openChat(page)
      await ask(page, 'Hola')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /mensaje nuevo/ }).waitFor()
    },
  },
  {
    name: 'chat',
    path: '/precios',
    enter: async (page) => {
      await openChat(page)
      await ask(page, '¿Cuánto cuesta una tienda?')
      await page.locator('.passages > li').first().waitFor()
    },
  },
  {
    name: 'app-lista',
    path: '/app-loader',
    enter: (page) =>
      page.waitForFunction(
        () => document.querySelector('[role="progressbar"]')?.ariaValueNow === '100',
      ),
  },
]
