import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launcher, panel, reply } from '../support/chat-page.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import { home } from '../support/site-content.ts'

const field = (page: Page) => page.getByRole('textbox', { name: home.hero.ask.label })
const button = (page: Page) => page.getByRole('button', { name: home.hero.ask.action })
const own = (page: Page) => panel(page).getByText('¿Cuánto cuesta una tienda?')

async function openHome() {
  const page = await openPage('/')
  await hydrated(page)
  return page
}

test('quick-ask adds the message, opens the chat and clears its input', async () => {
  const page = await openHome()
  await field(page).fill('  ¿Cuánto cuesta una tienda?  ')
  await button(page).click()
  await own(page).waitFor()
  expect(await own(page).textContent()).toBe('Tú: ¿Cuánto cuesta una tienda?')
  expect(await field(page).inputValue()).toBe('')
  await panel(page).getByText(reply).waitFor()
})

test('in quick-ask Enter sends', async () => {
  const page = await openHome()
  await field(page).fill('¿Cuánto cuesta una tienda?')
  await field(page).press('Enter')
  await own(page).waitFor()
})

test('in quick-ask Shift+Enter does not send', async () => {
  const page = await openHome()
  await field(page).fill('¿Cuánto cuesta una tienda?')
  await field(page).press('Shift+Enter')
  await page.waitForTimeout(200)
  expect(await panel(page).count()).toBe(0)
  expect(await field(page).inputValue()).toBe('¿Cuánto cuesta una tienda?')
})

test('quick-ask does not send blank text', async () => {
  const page = await openHome()
  await expect.poll(() => button(page).isDisabled()).toBe(true)
  await field(page).fill('   ')
  expect(await button(page).isDisabled()).toBe(true)
  await field(page).press('Enter')
  await page.waitForTimeout(200)
  expect(await panel(page).count()).toBe(0)
})

test('closing the chat that quick-ask opened gives the focus back to its field', async () => {
  const page = await openHome()
  await field(page).fill('¿Cuánto cuesta una tienda?')
  await button(page).click()
  await own(page).waitFor()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true)
})

test('what is typed and sent before hydration is held and sent afterwards', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await openPage('/', {
    before: (page) =>
      page.route('**/assets/**/*.js', async (route) => {
        await held
        await route.continue()
      }),
  })
  await field(page).fill('¿Cuánto cuesta una tienda?')
  await field(page).press('Enter')
  expect(page.url()).not.toContain('?')
  expect(await field(page).inputValue()).toBe('¿Cuánto cuesta una tienda?')
  release()
  await own(page).waitFor()
  expect(page.context().pages()).toHaveLength(1)
})

test('should React never come, the question goes to WhatsApp and not into our URL', async () => {
  const page = await openPage('/', {
    before: async (page, context) => {
      await page.route('**/assets/**/*.js', (route) => route.abort())
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    },
  })
  await field(page).fill('¿Cuánto cuesta?')
  const popup = page.context().waitForEvent('page')
  await field(page).press('Enter')
  const url = new URL((await popup).url())
  expect(url.origin).toBe('https://wa.me')
  expect(url.searchParams.get('text')).toBe('¿Cuánto cuesta?')
  expect(page.url()).not.toContain('?')
})

test('without JavaScript quick-ask, which could do nothing, is not shown', async () => {
  const page = await openPage('/', { javaScript: false })
  expect(await page.getByPlaceholder(home.hero.ask.placeholder).isVisible()).toBe(false)
})

test("on a phone the chat's button gives way to who writes in quick-ask", async () => {
  const page = await openPage('/', { width: 390 })
  await hydrated(page)
  await launcher(page).waitFor()
  await field(page).fill('¿Cuánto cuesta una tienda?')
  const opacity = () => launcher(page).evaluate((one) => getComputedStyle(one).opacity)
  await expect.poll(opacity).toBe('0')
  await field(page).blur()
  await expect.poll(opacity).toBe('1')
})
