import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepTogether } from '../../src/lib/keep-together.ts'
import { followLink, hydrated, onSite, openAlive } from '../support/open-page.ts'
import { boxOf, hasFocus, overflow } from '../support/page-state.ts'
import { site } from '../support/site-content.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en el sitio' })
const results = (page: Page) => page.locator('main .results > li')
const count = (page: Page) =>
  page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /resultado/i })

const found = (page: Page) =>
  results(page)
    .locator('h3 a')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))

test('the search starts as one types, with the second letter of a word; it keeps the focus in its field, and announces the number of results', async () => {
  const page = await openAlive('/buscar')
  await page.waitForLoadState('networkidle')
  expect(page.asked.filter((request) => request.includes('/_search/'))).toEqual([])
  expect(await page.getByRole('search').getByRole('searchbox').count()).toBe(1)
  const isShort = page.getByText('Escribe una palabra de dos letras o más.')
  await field(page).press('t')
  await isShort.waitFor()
  expect(await page.getByText('No encontramos nada').count()).toBe(0)
  await field(page).press('i')
  await expect.poll(() => count(page).textContent()).toMatch(/^\d+ resultados/)
  await field(page).press('Backspace')
  await isShort.waitFor()
  expect(await results(page).count()).toBe(0)
  await field(page).fill('')
  await field(page).pressSequentially('chatbot')
  const hit = results(page).filter({
    has: page.locator(`a[href="${onSite('/servicios/integracion-chatbots')}"]`),
  })
  await hit.waitFor()
  expect(await hasFocus(field(page))).toBe(true)
  const total = await results(page).count()
  expect(await count(page).textContent()).toMatch(new RegExp(`^${total} resultados?`))
  await field(page).fill('<big>$&</big>')
  await page.getByText('No encontramos nada con «<big>$&</big>».').waitFor()
  expect(await count(page).textContent()).toBe('Sin resultados')
})

test('a link with a query shows its results: kind, title, price and an excerpt with highlighted words, on the smallest phone too; arrow keys move from the field through the results and back; query and kind are in the URL; a typo is searched for as what it is close to', async () => {
  const page = await openAlive('/buscar?q=tienda')
  const hit = results(page).filter({
    has: page.getByRole('link', { name: keepTogether('Creación de e-commerce') }),
  })
  await hit.waitFor()
  expect(await hit.locator('.kind').textContent()).toBe('Servicio')
  expect(await hit.locator('.price').textContent()).toBe('$2,500–$8,500 USD')
  const excerpts = await page.locator('.results .excerpt').allTextContents()
  for (const excerpt of excerpts) expect(excerpt).toMatch(/^….+[^.…]…$/)
  const [mark, maize] = await hit
    .locator('mark')
    .first()
    .evaluate((node) => {
      const probe = node.appendChild(document.createElement('i'))
      probe.style.color = 'var(--maize)'
      return [getComputedStyle(node).backgroundColor, getComputedStyle(probe).color]
    })
  expect(mark).toBe(maize)
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? 'field')
  const links = await found(page)
  await field(page).focus()
  for (const [key, place] of [
    ['ArrowDown', links[0]],
    ['ArrowDown', links[1]],
    ['ArrowUp', links[0]],
    ['ArrowUp', 'field'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await at()).toBe(place)
  }
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await overflow(page)).toBe(0)
  expect(await field(page).inputValue()).toBe('tienda')
  await page.getByRole('heading', { name: 'Resultados de «tienda»' }).waitFor()
  // What is being typed has one entry, what came with the URL or was submitted keeps its own.
  const search = async (text: string) => {
    await field(page).fill(text)
    await page.getByRole('heading', { name: `Resultados de «${text}»` }).waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe(text)
  }
  await search('host')
  await search('hosting')
  await field(page).press('Enter')
  await search('precio')
  for (const text of ['hosting', 'tienda']) {
    await page.goBack()
    await page.getByRole('heading', { name: `Resultados de «${text}»` }).waitFor()
    expect(await field(page).inputValue()).toBe(text)
  }
  await page.getByRole('button', { name: /^Preguntas \(/ }).click()
  const kinds = () => page.locator('.results .kind').allTextContents()
  await expect.poll(async () => [...new Set(await kinds())]).toEqual(['Pregunta'])
  expect(page.url()).toContain('tipo=preguntas')
  await page.getByRole('button', { name: /^Todo/ }).click()
  await expect.poll(async () => new Set(await kinds()).size).toBeGreaterThan(1)
  await field(page).fill('pajina web')
  await page.getByRole('heading', { name: 'Lo más parecido a «pajina web»' }).waitFor()
  expect(await count(page).textContent()).toMatch(/^\d+ resultados parecidos/)
  // The longest of all prices, on the smallest phone.
  await search('análisis de datos')
  expect(await overflow(page)).toBe(0)
})

test('the link of a question that was found leads to it and opens it', async () => {
  // A kind that does not exist, though objects inherit something of its name.
  const page = await openAlive('/buscar?q=oficina&tipo=constructor')
  await results(page).getByRole('link', { name: '¿Tienen oficina?' }).click()
  // The excerpt on the page of results has the same words.
  const answer = page.locator('main details[open]').getByText('No tenemos oficina física')
  await answer.waitFor({ state: 'visible' })
  expect(new URL(page.url()).hash).toMatch(/^#P-/)
  await expect.poll(async () => (await boxOf(answer)).y).toBeLessThan(900)
})

test('the key `/` opens the search with its field ready, but not while one types or reads the chat; it can be turned off for good, and on again', async () => {
  const page = await openAlive('/contacto')
  await page.getByRole('button', { name: site.chat.open }).click()
  await page.getByRole('log').press('/')
  await page.keyboard.press('Escape')
  await page.locator('[name=nombre]').press('/')
  expect(await page.locator('[name=nombre]').inputValue()).toBe('/')
  await page.locator('[name=nombre]').blur()
  await page.keyboard.press('/')
  await page.waitForURL('**/buscar#campo')
  await expect.poll(() => hasFocus(field(page))).toBe(true)
  expect(await field(page).inputValue()).toBe('')
  const labelIsClear = async () => {
    const label = await boxOf(page.locator('label[for=campo]'))
    return label.y > (await boxOf(page.locator('header').first())).bottom
  }
  // The label too is clear of the header.
  await expect.poll(labelIsClear).toBe(true)

  // What is found leaves the visitor in the field: the next letters are for it.
  await page.keyboard.type('tienda')
  await page.getByRole('heading', { name: 'Resultados de «tienda»' }).waitFor()
  await page.keyboard.type(' en línea')
  await page.getByRole('heading', { name: 'Resultados de «tienda en línea»' }).waitFor()
  expect(await field(page).inputValue()).toBe('tienda en línea')

  const shortcut = page.getByRole('checkbox', { name: 'Abrir el buscador con la tecla /' })
  const pressed = async () => {
    await shortcut.blur()
    await page.keyboard.press('/')
    return hasFocus(field(page))
  }
  await shortcut.uncheck()
  expect(await pressed()).toBe(false)
  await page.reload()
  await hydrated(page)
  expect(await shortcut.isChecked()).toBe(false)
  expect(await pressed()).toBe(false)
  await shortcut.check()
  expect(await pressed()).toBe(true)
})

/** In the browser: goes back to the search, and tells query and number of results in its first frame. */
const shownAfterBack = () =>
  new Promise<[query: string, total: number]>((resolve) => {
    const look = () => {
      const field = document.querySelector<HTMLInputElement>('main [type=search]')
      if (field) resolve([field.value, document.querySelectorAll('main .results > li').length])
      else requestAnimationFrame(look)
    }
    history.back()
    look()
  })

test('returning to results shows them at once, at the place where they were left', async () => {
  const page = await openAlive('/buscar?q=tienda', { width: 390 })
  const third = results(page).nth(2)
  await third.waitFor()
  // Without its results the page is shorter than that.
  const place = 2900
  const total = await results(page).count()
  // On a busy machine the tap is handled before the scroll event.
  await third.getByRole('link').evaluate((link: HTMLElement, top) => {
    scrollTo({ top, behavior: 'instant' })
    link.click()
  }, place)
  await third.waitFor({ state: 'detached' })
  await followLink(page, '/buscar?q=hosting')
  await third.waitFor()
  await page.goBack()
  await third.waitFor({ state: 'detached' })
  expect(await page.evaluate(shownAfterBack)).toEqual(['tienda', total])
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await expect.poll(scrolled).toBe(place)
  await page.waitForTimeout(500)
  expect(await scrolled()).toBe(place)
})
