import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type State, states as shownStates } from '../../bench/shots/states.ts'
import { pageOf } from '../../src/content/queries.ts'
import { launcher, panel, say } from '../support/chat-page.ts'
import { findAxeViolations, ofColours } from '../support/find-axe-violations.ts'
import { hydrated, openAlive, without } from '../support/open-page.ts'
import { content, home } from '../support/site-content.ts'

async function openChat(page: Page) {
  await launcher(page).press('Enter')
  await panel(page).waitFor()
}

/** States beside those that `npm run shots` takes pictures of: waiting, refused, broken. */
const more: readonly State[] = [
  {
    name: 'registro-errores',
    path: '/',
    enter: async (page) => {
      await page.locator('main').getByRole('link', { name: home.community.action }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: home.community.dialog.register }).click()
      await dialog.getByText('Escribe tu nombre.').waitFor()
    },
  },
  {
    name: 'chat-mensaje-nuevo',
    path: '/precios',
    enter: async (page) => {
      await openChat(page)
      await say(page, 'Hola')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /mensaje nuevo/ }).waitFor()
    },
  },
  {
    name: 'chat-no-carga',
    path: '/servicios/creacion-saas',
    enter: async (page) => {
      await without('**/assets/**')(page)
      await launcher(page).press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'filtro-vacio',
    path: '/portafolio',
    enter: async (page) => {
      const { ia } = pageOf(content, 'portfolio').data.filters
      await page.getByRole('button', { name: ia, exact: true }).click()
      await page.locator('[aria-pressed=true]', { hasText: ia }).waitFor()
    },
  },
  {
    name: 'buscador-no-carga',
    path: '/buscar',
    enter: async (page) => {
      await without('**/_search/**')(page)
      await page.getByRole('main').getByRole('searchbox').fill('tienda')
      await page.getByText('El buscador no cargó.').waitFor()
    },
  },
]

/** Where each state is written down as a screen reader tells it, one element a line, to be read aloud. */
const folder = '.cache/spoken'

/** What has all its parts in another state, too: a dialog of channels, the fields of an event, a link. */
const repeated = ['dialogo-servicio', 'dialogo-evento', 'app-lista']

const states = [...more, ...shownStates.filter(({ name }) => !repeated.includes(name))]
const paths = new Set(states.map(({ path }) => path))

for (const url of [...paths])
  test(`${url} in each of its states: axe finds nothing on a phone by day, nor in the colours of a desktop by night, and the accessibility tree is saved`, async () => {
    const page = await openAlive(url, { width: 390, reducedMotion: true })
    const address = page.url()
    for (const { name, enter, isSmall } of states.filter((state) => state.path === url)) {
      await page.setViewportSize({ width: 390, height: 844 })
      await enter(page)
      const tree = await page.locator('body').ariaSnapshot()
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, `${name}.txt`), `${tree}\n`)
      expect(tree.split('\n').length, name).toBeGreaterThan(20)
      expect.soft(await findAxeViolations(page, 'light'), `${name}, phone`).toEqual([])
      await page.setViewportSize({ width: isSmall ? 1024 : 1440, height: 900 })
      expect.soft(await findAxeViolations(page, 'dark', ofColours), `${name}, desk`).toEqual([])
      // The next state begins where this one did.
      await page.keyboard.press('Escape')
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.unrouteAll()
      if (page.url() === address) continue
      await page.goto(url)
      await hydrated(page)
    }
  })
