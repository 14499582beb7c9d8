import { equal, match, ok } from 'node:assert/strict'
import type { Page } from './page.ts'

/** Something that a visitor does. */
export type Journey = {
  name: string
  path: string
  /** CSS pixels; 1440 where nothing is said. */
  width?: number
  take: (page: Page) => Promise<void>
}

/** What an element of the page says. */
const textOf = (page: Page, selector: string) =>
  page.evaluate((one) => document.querySelector<HTMLElement>(one)?.innerText ?? '', selector)
/** Waits for an element. */
const shown = (page: Page, selector: string) => page.locator(selector).wait()
const gone = (page: Page, selector: string) =>
  page.waitForFunction((one) => !document.querySelector(one), {}, selector)

/** The features that use the newest of the platform, each once. */
export const journeys: readonly Journey[] = [
  {
    name: 'the switch ignites the night, and another page keeps it',
    path: '/precios',
    take: async (page) => {
      await page.locator('header [data-theme-switch]').click()
      // Until the picture of the ignition is gone, nothing below it answers.
      await shown(page, 'html.dark:not([data-igniting])')
      await page.locator('header nav a[href$="/equipo"]').click()
      await shown(page, 'h1 ::-p-text(nombres)')
      equal(await page.evaluate(() => document.documentElement.className), 'dark')
    },
  },
  {
    name: 'pages follow one another without a full load, and «back» leads back',
    path: '/servicios',
    take: async (page) => {
      await page.evaluate(() => document.body.classList.add('same'))
      await page.locator('header nav a[href$="/precios"]').click()
      await shown(page, 'body.same h1 ::-p-text(Precios)')
      await page.goBack()
      await shown(page, 'body.same h1 ::-p-text(podemos)')
    },
  },
  {
    name: 'who comes back from a short page is where they left the long one',
    path: '/',
    take: async (page) => {
      const far = await page.evaluate(() => {
        scrollTo({ top: 9000, behavior: 'instant' })
        return scrollY
      })
      await page.locator('header nav a[href$="/contacto"]').click()
      await shown(page, 'h1 ::-p-text(Conversemos)')
      await page.goBack()
      await shown(page, 'h1 ::-p-text(Hacemos)')
      // Blocks above get their height meanwhile.
      await page.waitForFunction((top) => Math.abs(scrollY - top) < 1000, { timeout: 5000 }, far)
    },
  },
  {
    name: 'the menu opens with low rows, and «back» closes it',
    path: '/contacto',
    width: 390,
    take: async (page) => {
      await page.locator('header summary').click()
      await shown(page, 'header details[open] nav a')
      const heights = await page.evaluate(() =>
        [...document.querySelectorAll('header details[open] nav a')].map(
          (row) => row.getBoundingClientRect().height,
        ),
      )
      ok(heights.length >= 8 && heights.every((height) => height <= 64), String(heights))
      // The entry of the history comes with the code of the open menu.
      await page.waitForFunction(() => history.state?.isMenu, {})
      await page.goBack()
      await gone(page, 'header details[open]')
      match(await page.evaluate(() => location.pathname), /\/contacto$/)
    },
  },
  {
    name: 'another option of a receipt has its own price',
    path: '/precios',
    take: async (page) => {
      const before = await textOf(page, '.receipts .price')
      await page.locator('.receipts select').fill('negocios')
      await page.waitForFunction(
        (price) => document.querySelector<HTMLElement>('.receipts .price')?.innerText !== price,
        {},
        before,
      )
    },
  },
  {
    name: 'the contact dialog opens, holds the focus and closes by Escape',
    path: '/precios',
    take: async (page) => {
      await page.locator('main [aria-haspopup="dialog"]').click()
      await shown(page, 'dialog:modal a[href*="wa.me"]')
      ok(await page.evaluate(() => document.activeElement?.closest('dialog') !== null))
      await page.keyboard.press('Escape')
      await gone(page, 'dialog[open]')
      equal(
        await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup')),
        'dialog',
      )
    },
  },
  {
    name: 'an empty form says what is missing, the first field first',
    path: '/contacto',
    take: async (page) => {
      await page.locator('#contacto [name="nombre"]').click()
      await page.locator('#contacto [type="submit"]').click()
      await shown(page, '#contacto-nombre-error ::-p-text(Escribe tu nombre)')
      equal(await page.evaluate(() => document.activeElement?.id), 'contacto-nombre')
    },
  },
  {
    name: 'the chat answers from the site, with the price that was asked for',
    path: '/equipo',
    take: async (page) => {
      await page.locator('[data-dock] button').click()
      await page.locator('[role="dialog"] textarea').fill('¿Cuánto cuesta una tienda?')
      await page.keyboard.press('Enter')
      await shown(page, '[role="log"] ::-p-text($2,500 USD)')
    },
  },
  {
    name: 'the search finds while one types, and marks what it found',
    path: '/buscar',
    take: async (page) => {
      await page.locator('main input[type="search"]').fill('tienda')
      await shown(page, 'main mark ::-p-text(tienda)')
    },
  },
  {
    name: 'one question is open at a time',
    path: '/contacto',
    take: async (page) => {
      await page.locator('main details:nth-of-type(1) summary').click()
      await page.locator('main details:nth-of-type(2) summary').click()
      await shown(page, 'main details:nth-of-type(2)[open]')
      equal(await page.evaluate(() => document.querySelectorAll('main details[open]').length), 1)
    },
  },
  {
    name: 'the quotes go on',
    path: '/',
    take: async (page) => {
      await page.locator('main [aria-label="Testimonio siguiente"]').click()
      await shown(page, 'main [role="status"] ::-p-text(2 de)')
    },
  },
  {
    name: 'a step of the process is chosen by its tongue',
    path: '/',
    take: async (page) => {
      await page.locator('main .dots li:nth-child(4) button').click()
      await shown(page, 'main .dots li:nth-child(4) [aria-current="step"]')
    },
  },
  {
    name: 'an article is fetched when it is opened',
    path: '/blog',
    take: async (page) => {
      await page.locator('main a[href$="/blog/mejores-practicas-react"]').click()
      await shown(page, '[data-body] pre')
      match(await page.evaluate(() => document.title), /^Mejores prácticas/)
    },
  },
]
