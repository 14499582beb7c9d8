import type { Page } from 'playwright-core'
import { bySlug } from '../../src/content/queries.ts'
import { testStates } from '../support/axe-states.ts'
import { launcher, panel, reply, say } from '../support/chat-page.ts'
import { content, home } from '../support/site-content.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const link = (page: Page, name: string) => page.locator('main').getByRole('link', { name })

/** Opens a dialog by its link or button. */
const opens = (find: (page: Page) => ReturnType<typeof link>) => async (page: Page) => {
  await find(page).first().click()
  await dialog(page).waitFor()
}

async function openChat(page: Page) {
  await launcher(page).click()
  await panel(page).waitFor()
}

/** Lets the assistant's second never end. A stopped clock would stop axe too. */
const loseReplies = () => {
  const { setTimeout: start } = window
  const lose = (run: () => void, delay?: number) => (delay === 1000 ? 0 : start(run, delay))
  Object.assign(window, { setTimeout: lose })
}

// What lies over a page or opens in it.
testStates([
  {
    name: 'the urgent contact is open',
    path: '/',
    enter: opens((page) => page.locator('#contact [aria-haspopup]')),
  },
  {
    name: 'the contact dialog of the prices is open',
    path: '/',
    enter: opens((page) => link(page, home.pricing.action)),
  },
  {
    name: 'the registration is open',
    path: '/',
    enter: opens((page) => link(page, home.community.action)),
  },
  {
    name: 'a question of the home page is open',
    path: '/',
    enter: async (page) => {
      const questions = page.locator('main section').filter({ has: page.locator('details') })
      await questions.locator('summary').first().click()
      // At its top: axe would count what happens to lie half under the sticky header as covered.
      await questions.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    },
  },
  {
    name: 'the mobile menu is open',
    path: '/precios',
    widths: [390, 1024],
    enter: (page) => page.locator('header summary').click(),
  },
  { name: 'the chat is empty', path: '/precios', enter: openChat },
  {
    name: 'the chat waits for a reply',
    path: '/precios',
    before: (page) => page.addInitScript(loseReplies),
    enter: async (page) => {
      await openChat(page)
      await say(page, 'Quiero una tienda')
      await panel(page).locator('[aria-hidden] svg').first().waitFor()
    },
  },
  {
    name: 'the chat has messages',
    path: '/',
    enter: async (page) => {
      await openChat(page)
      await say(page, 'Quiero una tienda')
      await panel(page).getByText(reply).waitFor()
      await panel(page)
        .getByRole('link', { name: /WhatsApp/ })
        .waitFor()
    },
  },
  {
    name: 'the closed chat has news',
    path: '/precios',
    enter: async (page) => {
      await openChat(page)
      await say(page, 'Hola')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /mensaje nuevo/ }).waitFor()
    },
  },
  {
    name: 'the chat could not be loaded',
    path: '/precios',
    enter: async (page) => {
      await page.route('**/assets/**', (route) => route.abort())
      await launcher(page).click()
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'the contact dialog of a service is open',
    path: '/servicios/escalabilidad-seo',
    enter: opens((page) =>
      link(page, bySlug(content.services, 'escalabilidad-seo').data.plans.action),
    ),
  },
  {
    name: 'the contact dialog of the automation page is open',
    path: '/servicios/automatizaciones-ia',
    enter: opens((page) =>
      link(page, bySlug(content.services, 'automatizaciones-ia').data.hero.action),
    ),
  },
  {
    name: 'a private project says so',
    path: '/portafolio',
    enter: opens((page) => page.locator('main article button')),
  },
])
