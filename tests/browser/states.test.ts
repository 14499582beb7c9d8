import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type State as ShownState, states as shownStates } from '../../bench/shots/states.ts'
import { bySlug } from '../../src/content/queries.ts'
import { launcher, panel, say } from '../support/chat-page.ts'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import { nextStep } from '../support/project-form.ts'
import { content, home } from '../support/site-content.ts'

type State = ShownState & {
  /** Runs before the page loads. */
  before?: (page: Page) => Promise<unknown>
}

const dialog = (page: Page) => page.getByRole('dialog')
const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name })

async function register(page: Page, name: string) {
  await link(page, home.community.action).first().click()
  await dialog(page).getByLabel('Nombre Completo').fill(name)
  await dialog(page).getByLabel('Email').fill('ana@correo.mx')
  await dialog(page).getByRole('button', { name: home.community.dialog.register }).click()
}

async function openChat(page: Page) {
  await launcher(page).click()
  await panel(page).waitFor()
}

async function openBrokenArticle(page: Page) {
  await page.locator('main .cards').getByRole('link').first().click()
  await page.getByRole('alert').waitFor()
}

/** Lets the assistant's second never end. A stopped clock would stop axe too. */
const loseReplies = () => {
  const { setTimeout: start } = window
  const lose = (run: () => void, delay?: number) => (delay === 1000 ? 0 : start(run, delay))
  Object.assign(window, { setTimeout: lose })
}

/** States beside those that `npm run shots` takes pictures of: waiting, refused, broken. */
const more: readonly State[] = [
  {
    name: 'contacto-urgente',
    path: '/',
    enter: async (page) => {
      await page.locator('#contact [aria-haspopup]').click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'dialogo-automatizaciones',
    path: '/servicios/automatizaciones-ia',
    enter: async (page) => {
      const { action } = bySlug(content.services, 'automatizaciones-ia').data.hero
      await link(page, action).first().click()
      await dialog(page).waitFor()
    },
  },
  {
    name: 'registro-errores',
    path: '/',
    enter: async (page) => {
      await register(page, '')
      await dialog(page).getByText('Escribe tu nombre.').waitFor()
    },
  },
  {
    name: 'registro-resultado',
    path: '/',
    enter: async (page) => {
      await register(page, 'Ana Ríos')
      await nextStep(page).waitFor()
    },
  },
  { name: 'chat-vacio', path: '/precios', enter: openChat },
  {
    name: 'chat-espera',
    path: '/precios',
    before: (page) => page.addInitScript(loseReplies),
    enter: async (page) => {
      await openChat(page)
      await say(page, 'Quiero una tienda')
      await panel(page).locator('[aria-hidden] svg').first().waitFor()
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
    path: '/precios',
    enter: async (page) => {
      await page.route('**/assets/**', (route) => route.abort())
      await launcher(page).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'filtro-vacio',
    path: '/portafolio?filtro=ia',
    enter: (page) => page.locator('[aria-pressed=true]').nth(0).waitFor(),
  },
  {
    name: 'texto-no-carga',
    path: '/blog',
    before: (page) => page.route('**/_bodies/*.json', (route) => route.abort()),
    enter: openBrokenArticle,
  },
  {
    name: 'pagina-no-carga',
    path: '/blog',
    before: (page) => page.route('**/_data/blog/*', (route) => route.abort()),
    enter: openBrokenArticle,
  },
  {
    name: 'buscador-no-carga',
    path: '/buscar?q=tienda',
    before: (page) => page.route('**/_search/**', (route) => route.abort()),
    enter: (page) => page.getByText('El buscador no cargó.').waitFor(),
  },
]

/** Where each state is written down as a screen reader tells it, one element a line, to be read aloud. */
const folder = '.cache/spoken'

const control =
  /^\s*- '?(button|link|textbox|searchbox|combobox|checkbox|radio|slider|tab|dialog|img)\b/
const hasName = /^\s*- '?\w+ ("[^"]|\/)/

/** Lines of an accessibility tree that a listener cannot tell from others: controls without a name. */
const nameless = (tree: string) =>
  tree.split('\n').filter((line) => control.test(line) && !hasName.test(line))

/** Headings that skip a level, as they follow one another. */
function skippedLevels(tree: string): string[] {
  let before = 0
  return [...tree.matchAll(/heading "(.*)" \[level=(\d)\]/g)].flatMap(([, name = '', level]) => {
    const skips = before > 0 && Number(level) > before + 1
    before = Number(level)
    return skips ? [`${level}: ${name}`] : []
  })
}

test.each([...shownStates, ...more] as readonly State[])(
  '«$name»: every control has a name, no heading is skipped, axe finds nothing on a phone by day, on a desk by night',
  async ({ name, path: url, enter, isSmall, before }) => {
    const page = await openPage(url, { width: 390, reducedMotion: true, before })
    await hydrated(page)
    await enter(page)
    const tree = await page.locator('body').ariaSnapshot()
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${name}.txt`), `${tree}\n`)
    expect(tree.split('\n').length).toBeGreaterThan(20)
    expect.soft(nameless(tree)).toEqual([])
    expect.soft(skippedLevels(tree)).toEqual([])
    expect.soft(await findAxeViolations(page, 'light'), 'phone').toEqual([])
    await page.setViewportSize({ width: isSmall ? 1024 : 1440, height: 900 })
    expect.soft(await findAxeViolations(page, 'dark'), 'desk').toEqual([])
  },
)
