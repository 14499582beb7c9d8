import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { panel, reply } from '../support/chat-page.ts'
import { fontsShown, holdBack, openAlive, openPage, without } from '../support/open-page.ts'
import { boxOf, hasFocus } from '../support/page-state.ts'
import { stubChats } from '../support/project-form.ts'
import { home } from '../support/site-content.ts'

/** It stands in the hero. */
const field = (page: Page) =>
  page.locator('section:has(h1)').getByRole('textbox', { name: home.hero.ask.label })
const button = (page: Page) => page.getByRole('button', { name: home.hero.ask.action })
const own = (page: Page) => panel(page).getByText('¿Cuánto cuesta una tienda?')

test('quick-ask adds the message, opens the chat and clears its input; closing restores the focus; on the smallest phone the example of a question fits beside the button, in either typeface', async () => {
  const page = await openAlive('/')
  await expect.poll(() => button(page).isDisabled()).toBe(true)
  expect(await button(page).evaluate((node) => getComputedStyle(node).opacity)).toBe('1')
  const { x, y } = await boxOf(button(page))
  await page.mouse.click(x + 20, y + 20)
  expect(await hasFocus(field(page))).toBe(true)
  await field(page).fill('   ')
  expect(await button(page).isDisabled()).toBe(true)
  await field(page).press('Enter')
  await field(page).fill('  ¿Cuánto cuesta una tienda?  ')
  await field(page).press('Shift+Enter')
  await page.waitForTimeout(200)
  expect(await panel(page).count(), 'blank, or Shift+Enter').toBe(0)
  await button(page).click()
  await own(page).waitFor()
  expect(await own(page).textContent()).toBe('Tú: ¿Cuánto cuesta una tienda?')
  expect(await field(page).inputValue()).toBe('')
  await panel(page).getByText(reply).waitFor()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  expect(await hasFocus(field(page))).toBe(true)

  await page.setViewportSize({ width: 320, height: 844 })
  await field(page).fill(home.hero.ask.placeholder)
  await fontsShown(page)
  for (const fonts of ['', 'all']) {
    const hidden = await field(page).evaluate((node, fonts) => {
      document.documentElement.dataset.fonts = fonts
      return node.scrollWidth - node.clientWidth
    }, fonts)
    expect(hidden, fonts).toBe(0)
  }
})

test('a question sent before hydration is queued and sent afterwards', async () => {
  const { before, release } = holdBack('**/assets/**/*.js')
  const page = await openPage('/', { before })
  await field(page).fill('¿Cuánto cuesta una tienda?')
  await field(page).press('Enter')
  expect(page.url()).not.toContain('?')
  expect(await field(page).inputValue()).toBe('¿Cuánto cuesta una tienda?')
  release()
  await own(page).waitFor()
  expect(page.context().pages()).toHaveLength(1)
})

test('if the program fails to load, the question goes to WhatsApp and not into our URL', async () => {
  const page = await openPage('/', { before: [without('**/assets/**/*.js'), stubChats] })
  await field(page).fill('¿Cuánto cuesta?')
  const popup = page.context().waitForEvent('page')
  await field(page).press('Enter')
  const url = new URL((await popup).url())
  expect(url.origin).toBe('https://wa.me')
  expect(url.searchParams.get('text')).toBe('¿Cuánto cuesta?')
  expect(page.url()).not.toContain('?')
})
