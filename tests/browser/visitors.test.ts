import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { panel, reply, say } from '../support/chat-page.ts'
import { holdBack, hydrated, openAlive, openPage, program } from '../support/open-page.ts'
import { headerLink, overflow } from '../support/page-state.ts'
import { fillProject, nextStep, sendButton, stubChats } from '../support/project-form.ts'
import { translate } from '../support/translate.ts'

const ask = async (page: Page) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-dock] button')?.click())
  await say(page, 'Hola')
}
const isAnswered = (page: Page) => panel(page).getByText(reply).waitFor()

const getInTouch = async (page: Page) => {
  await headerLink(page, 'Contacto').click()
  await page.waitForURL('**/contacto')
  await fillProject(page)
  await sendButton(page).click()
  await nextStep(page).waitFor()
  await ask(page)
  await isAnswered(page)
}

/** In the browser: kinds of storage that a visitor may have. */
const deny = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}
const fillWithGarbage = () => {
  const own = ['theme', 'chat', 'form-contacto', 'left'].map((name) => `lumbre-${name}`)
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...own, 'react-router-scroll-positions'])
      storage.setItem(key, /form|position/.test(key) ? 'null' : '{"messages":[{"id":[]')
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

test.each([
  ['denied', deny],
  ['full of garbage', fillWithGarbage],
] as const)(
  'with storage %s pages change, the theme turns, the chat answers and a form is composed',
  async (_, storage) => {
    const page = await openAlive('/blog', { before: (page) => page.addInitScript(storage) })
    await page.locator('[name=theme]').first().click()
    await expect.poll(() => page.locator('html').getAttribute('class')).toBe('dark')
    await getInTouch(page)
    expect(page.troubles).toEqual([])
  },
)

test('on a page that the browser translates, search, chat, theme, navigation, forms and quotes work', async () => {
  const page = await openAlive('/buscar')
  await page.locator('[name=theme]').click()
  await page.evaluate(translate)
  await page.locator('[name=theme]').click()
  await expect.poll(() => page.locator('html.dark').count()).toBe(0)
  const field = page.getByRole('main').getByRole('searchbox')
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  for (const query of ['tienda', 'precio', 'chatbot']) {
    await field.fill(query)
    await expect.poll(() => heading.textContent()).toContain(query)
  }
  await getInTouch(page)
  await page.keyboard.press('Escape')
  await headerLink(page, 'Inicio').click()
  const quotes = page.getByRole('group', { name: 'Testimonios' })
  await quotes.getByRole('button', { name: 'siguiente' }).click()
  const third = await quotes.locator('blockquote').nth(2).textContent()
  await expect.poll(() => quotes.locator('b').last().textContent()).toBe(third)
  expect(await quotes.getByRole('status').textContent()).toMatch(/^2/)
  expect(page.troubles).toEqual([])
})

test('an article that the browser translates before the program starts stays where it is read', async () => {
  const { before, release } = holdBack(program)
  const page = await openPage('/blog/futuro-ia-desarrollo-web', { before })
  await page.evaluate(translate)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  release()
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(2000)
  expect(await page.locator('[data-body]').textContent()).toContain('Lo que viene')
})

test('a clock that is wrong by years changes no text and delays nothing', async () => {
  const page = await openAlive('/contacto', {
    ownTab: true,
    before: async (page) => {
      await stubChats(page)
      await page.clock.install({ time: new Date('1999-01-01T12:00:00Z') })
      await page.clock.resume()
    },
  })
  const look = () =>
    page.evaluate(() => [new Date().getFullYear(), document.querySelector('#Root')?.textContent])
  const [, text] = await look()
  await page.clock.setSystemTime(new Date('2061-12-31T12:00:00Z'))
  await page.reload()
  await hydrated(page)
  expect(await look()).toEqual([2061, text])
  const next = () => page.context().waitForEvent('page')
  await fillProject(page)
  await Promise.all([next(), sendButton(page).click()])
  await nextStep(page).waitFor()
  // Somebody sets it back: neither the form nor the chat waits until it is as late again.
  await page.clock.setSystemTime(new Date('1989-01-01T12:00:00Z'))
  await page.clock.runFor(1000) // longer than two clicks of one double click
  await Promise.all([next(), sendButton(page).click()])
  await ask(page)
  await page.clock.setSystemTime(new Date('1989-01-01T11:00:00Z'))
  await page.reload()
  await isAnswered(page)
  expect(page.troubles).toEqual([])
})

test('visitors who save data get system fonts, and no font is fetched', async () => {
  const page = await openAlive('/blog', {
    ownTab: true,
    before: async (page, context) => {
      const client = await context.newCDPSession(page)
      await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
    },
  })
  await page.waitForLoadState('networkidle')
  await headerLink(page, 'Equipo').click()
  await page.locator('main article h2').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(page.asked.filter((request) => request.endsWith('.woff2'))).toEqual([])
})

/** In the browser: pastes into each field that can be seen, as a clipboard does, and tells which overflow. */
const pasteEverywhere = (letters: number) => {
  const text = 'ñ'.repeat(letters)
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main :is(input:not([type=checkbox],[type=radio],[type=hidden]),textarea),footer input',
  )
  let pasted = 0
  for (const field of fields) {
    if (!field.checkVisibility() || field.tabIndex < 0) continue
    field.focus()
    document.execCommand('insertText', false, text)
    pasted += 1
  }
  return pasted
}

test.each([
  ['/servicios/escalabilidad-seo', 4],
  ['/buscar', 1],
])('100 kB pasted into each field of %s neither widen nor stop the page', async (path, least) => {
  const page = await openAlive(path, { width: 320 })
  expect(await page.evaluate(pasteEverywhere, 100_000)).toBeGreaterThanOrEqual(least)
  await page.waitForLoadState('networkidle')
  expect(await overflow(page)).toBe(0)
  // What became part of the address can be asked for again.
  const again = await page.reload()
  expect(again?.status()).toBe(200)
  await hydrated(page)
  expect(page.troubles).toEqual([])
})
