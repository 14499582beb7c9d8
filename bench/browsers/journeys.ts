import { equal, match, ok } from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from './page.ts'

/** A sequence of actions of a visitor. */
type Journey = {
  name: string
  path: string
  /** In CSS pixels; default: 1440. */
  width?: number
  take: (page: Page) => Promise<void>
}

/** The text of an element of the page. */
const textOf = (page: Page, selector: string) =>
  page.evaluate((one) => document.querySelector<HTMLElement>(one)?.innerText ?? '', selector)
/** Waits for an element. */
const shown = (page: Page, selector: string) => page.locator(selector).wait()
const gone = (page: Page, selector: string) =>
  page.waitForFunction((one) => !document.querySelector(one), {}, selector)

/** Leaves the document by a script: WebKit's driver never answers what is asked while that happens. */
async function goBack(page: Page) {
  await page.evaluate(() => {
    setTimeout(() => history.back(), 500)
  })
  await delay(1500)
}

/** The features that use the most recent web platform APIs, once each. */
export const journeys: readonly Journey[] = [
  {
    name: 'the theme switch sets the dark theme, and another page keeps it',
    path: '/precios',
    take: async (page) => {
      await page.locator('header [name=theme]').click()
      // Until the image of the ignition is removed, the page below it does not respond.
      await shown(page, 'html.dark:not([data-igniting])')
      await page.locator('header nav a[href$="/equipo"]').click()
      await shown(page, 'h1 ::-p-text(nombres)')
      equal(await page.evaluate(() => document.documentElement.className), 'dark')
    },
  },
  {
    name: 'links navigate without a full load, and «back» returns',
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
    name: '«back» from a short page restores the scroll position of the long one',
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
      // Blocks above get their real height only now.
      await page.waitForFunction((top) => Math.abs(scrollY - top) < 1000, { timeout: 5000 }, far)
    },
  },
  {
    name: '«back» from another site shows the page where it was left',
    path: '/precios',
    take: async (page) => {
      const origin = await page.evaluate(() => {
        scrollTo({ top: 1500, behavior: 'instant' })
        return location.origin
      })
      await page.waitForFunction(() => scrollY === 1500, {})
      await page.goto(`${origin}/robots.txt`)
      // Puppeteer's goBack would wait for a load event.
      await goBack(page)
      await shown(page, 'html[data-hydrated] h1')
      await page.waitForFunction(() => Math.abs(scrollY - 1500) < 8, { timeout: 5000 })
    },
  },
  {
    name: 'the menu opens with rows of at most 64 px, and «back» closes it',
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
      // The history entry is added by the code of the open menu.
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
        (price) =>
          !document.querySelector<HTMLElement>('.receipts > li')?.innerText.includes(price),
        {},
        before,
      )
    },
  },
  {
    name: 'the contact dialog opens, holds the focus and closes with Escape',
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
    name: 'an empty form says what is missing and focuses the first field, its label below the header',
    path: '/contacto',
    width: 390,
    take: async (page) => {
      await page.locator('#contacto [name="nombre"]').click()
      await page.locator('#contacto [type="submit"]').click()
      await shown(page, '#contacto-nombre-error ::-p-text(Escribe tu nombre)')
      equal(await page.evaluate(() => document.activeElement?.id), 'contacto-nombre')
      const isClear = () => {
        const [header, label] = ['header', '[for=contacto-nombre]'].map((one) =>
          document.querySelector(one)?.getBoundingClientRect(),
        )
        return header && label && header.bottom <= label.top
      }
      await page.waitForFunction(isClear, { timeout: 2000 })
    },
  },
  {
    name: 'the chat answers from the site, with the price that was asked for',
    path: '/equipo',
    take: async (page) => {
      await page.locator('[data-dock] button').click()
      await page.locator('[role="dialog"] textarea').fill('¿Cuánto cuesta una tienda?')
      await page.keyboard.press('Enter')
      await shown(page, '[role="log"] ::-p-text($2,500–$8,500 USD)')
    },
  },
  {
    name: 'the search shows results while typing, and highlights the matches',
    path: '/buscar',
    take: async (page) => {
      await page.locator('main input[type="search"]').fill('tienda')
      await shown(page, 'main mark ::-p-text(tienda)')
    },
  },
  {
    name: 'only one question is open at a time, and Tab leads on from the one that was clicked',
    path: '/contacto',
    take: async (page) => {
      await page.locator('main details:nth-of-type(1) summary').click()
      await page.locator('main details:nth-of-type(2) summary').click()
      await shown(page, 'main details:nth-of-type(2)[open]')
      equal(await page.evaluate(() => document.querySelectorAll('main details[open]').length), 1)
      await page.keyboard.press('Tab')
      ok(await page.evaluate(() => !document.activeElement?.matches('[open] > summary')))
    },
  },
  {
    name: 'the button of the testimonials shows the next one',
    path: '/',
    take: async (page) => {
      await page.locator('main [aria-label="Testimonio siguiente"]').click()
      await shown(page, 'main [role="status"] ::-p-text(2 de)')
    },
  },
  {
    name: 'a flame of the process selects its step',
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
      await page.waitForFunction(() => document.title.startsWith('Mejores prácticas'), {})
    },
  },
  {
    name: 'a page opened at words that a link quotes gets its styles and its program',
    path: '/contacto#:~:text=tarjeta',
    take: async (page) => {
      await page.waitForFunction(
        () => document.querySelector<HTMLLinkElement>('[data-deferred]')?.media === 'all',
        {},
      )
      ok((await page.evaluate(() => scrollY)) > 0)
    },
  },
]
