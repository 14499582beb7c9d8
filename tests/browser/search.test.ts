import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { longArticle } from '../support/long-article.ts'
import { hydrated, onSite, openPage, sharedPage } from '../support/open-page.ts'
import { content } from '../support/site-content.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en el sitio' })
const results = (page: Page) => page.locator('main .results > li')
const count = (page: Page) =>
  page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /resultado/i })

async function open(path = '/buscar', options: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(path, options)
  await hydrated(page)
  return page
}

test('a query finds pages, each with its title, its address and an excerpt', async () => {
  const page = await open()
  await field(page).fill('chatbot')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await results(page).first().waitFor()
  const hit = results(page).filter({
    has: page.locator(`a[href="${onSite('/servicios/integracion-chatbots')}"]`),
  })
  expect(await hit.count()).toBe(1)
  expect(await hit.locator('h3').textContent()).toBeTruthy()
  expect(await results(page).locator('mark').count()).toBeGreaterThan(0)
})

test('a hit looks like one: kind, title, price, an excerpt with its words on maize', async () => {
  const page = await open('/buscar?q=tienda')
  const hit = results(page).filter({
    has: page.getByRole('link', { name: 'Creación de e-commerce' }),
  })
  await hit.waitFor()
  expect(await hit.locator('.kind').textContent()).toBe('Servicio')
  expect(await hit.locator('.price').textContent()).toBe('desde $2,500 USD')
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
})

test('a question finds what it is about, with its price', async () => {
  const page = await open('/buscar?q=¿Cuánto cuesta una página web?')
  const best = results(page).first()
  await best.getByRole('link', { name: 'Creación de páginas web' }).waitFor()
  expect(await best.locator('.price').textContent()).toMatch(/^desde \$/)
})

test('results are filtered by kind, and the filter is in the URL', async () => {
  const page = await open('/buscar?q=tienda')
  await page.getByRole('button', { name: /^Preguntas \(/ }).click()
  const kinds = () => page.locator('.results .kind').allTextContents()
  await expect.poll(async () => [...new Set(await kinds())]).toEqual(['Pregunta'])
  expect(page.url()).toContain('tipo=preguntas')
  await page.getByRole('button', { name: /^Todo/ }).click()
  await expect.poll(async () => new Set(await kinds()).size).toBeGreaterThan(1)
})

test('arrow keys walk from the field through the results and back', async () => {
  const page = await open('/buscar?q=tienda')
  await results(page).first().waitFor()
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? 'field')
  const links = await page
    .locator('.results h3 a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
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
})

test('a question that was found is open where its link leads', async () => {
  const page = await open('/buscar?q=oficina')
  await results(page).getByRole('link', { name: '¿Tienen oficina?' }).click()
  await page.waitForURL('**/#p*')
  await page.getByText('No tenemos oficina física').waitFor({ state: 'visible' })
})

test('`/` opens the search with its field ready, but not while one types', async () => {
  const page = await open('/contacto')
  await page.locator('[name=nombre]').press('/')
  expect(await page.locator('[name=nombre]').inputValue()).toBe('/')
  await page.locator('[name=nombre]').blur()
  await page.keyboard.press('/')
  await page.waitForURL('**/buscar#campo')
  await expect
    .poll(() => field(page).evaluate((node) => node === document.activeElement))
    .toBe(true)
  expect(await field(page).inputValue()).toBe('')
})

test.each([320, 390, 1440])(
  'the header has a sign of the search, 44 px, at %i px',
  async (width) => {
    const page = await openPage('/precios', { width, javaScript: false })
    const sign = page.locator('header').getByRole('link', { name: 'Buscar' })
    const box = await sign.boundingBox()
    expect([box?.width, box?.height]).toEqual([44, 44])
    await sign.click()
    await page.waitForURL('**/buscar#campo')
  },
)

test('the query is in the URL, and a link with a query shows its results', async () => {
  const page = await open('/buscar?q=tienda')
  await results(page).first().waitFor()
  expect(await field(page).inputValue()).toBe('tienda')
  await page.getByRole('heading', { name: 'Resultados de «tienda»' }).waitFor()
  await field(page).fill('hosting')
  await field(page).press('Enter')
  await page.getByRole('heading', { name: 'Resultados de «hosting»' }).waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('hosting')
  await page.goBack()
  await page.getByRole('heading', { name: 'Resultados de «tienda»' }).waitFor()
  expect(await field(page).inputValue()).toBe('tienda')
})

test('the search begins while one types, and leaves the focus in the field', async () => {
  const page = await open()
  await field(page).pressSequentially('precio')
  await results(page).first().waitFor()
  expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true)
})

test('the index speaks Spanish: plurals and missing accents find the word', async () => {
  const page = await open('/buscar?q=automatizacion')
  await results(page).first().waitFor()
  const urls = await results(page)
    .locator('a')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href')))
  expect(urls).toContain(onSite('/servicios/automatizaciones-ia'))
})

test('a page is found by its name', async () => {
  const page = await open('/buscar?q=portafolio')
  await results(page).first().waitFor()
  const titles = await results(page).locator('h3').allTextContents()
  expect(titles).toContain('Portafolio')
})

test('articles are found by their words', async () => {
  const { slug, data } = longArticle()
  const page = await open(`/buscar?q=${encodeURIComponent(data.title)}`)
  await page.locator(`main .results a[href="${onSite(`/blog/${slug}`)}"]`).waitFor()
})

test('how many pages were found is announced', async () => {
  const page = await open('/buscar?q=chatbot')
  await results(page).first().waitFor()
  const total = await results(page).count()
  expect(await count(page).textContent()).toMatch(new RegExp(`^${total} resultados?`))
})

test('without a result the page says so', async () => {
  const page = await open('/buscar?q=qwertz')
  await page.getByText('No encontramos nada con «qwertz».').waitFor()
  expect(await count(page).textContent()).toBe('Sin resultados')
})

test('what is searched for is shown as text', async () => {
  const page = await open(`/buscar?q=${encodeURIComponent('<b>$&</b>')}`)
  await page.getByText('«<b>$&</b>»').first().waitFor()
})

test('the index is loaded on intent, not with the page', async () => {
  const asked: string[] = []
  const page = await open('/buscar', {
    before: async (page) => {
      page.on('request', (request) => asked.push(request.url()))
    },
  })
  await page.waitForLoadState('networkidle')
  const indexRequests = () => asked.filter((url) => url.includes('/_search/'))
  expect(indexRequests()).toEqual([])
  await field(page).focus()
  await expect.poll(() => indexRequests().length).toBeGreaterThan(0)
})

test('an engine that cannot be loaded says so; a retry finds', async () => {
  const page = await open('/buscar', {
    before: (page) => page.route('**/_search/**', (route) => route.abort()),
  })
  await field(page).fill('chatbot')
  const alert = page.getByRole('alert')
  await alert.getByText('El buscador no cargó.').waitFor()
  await page.unroute('**/_search/**')
  await alert.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await results(page).first().waitFor()
  expect(await alert.count()).toBe(0)
})

test('the field is in a search landmark', async () => {
  const page = await open()
  expect(await page.getByRole('search').getByRole('searchbox').count()).toBe(1)
})

test('pages that search engines must not list are not found', async () => {
  for (const query of ['inicializando', 'trabajando en ello', 'oops']) {
    const page = await open(`/buscar?q=${encodeURIComponent(query)}`)
    await count(page).waitFor()
    const urls = await results(page)
      .locator('a')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''))
    expect(urls.filter((url) => /^\/(?:404|app-loader|clientes)/.test(url))).toEqual([])
  }
})

test('a query typed and sent before hydration is held and answered', async () => {
  let release = () => {}
  const page = await openPage('/buscar', {
    before: async (page) => {
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/assets/**/*.js', async (route) => {
        await held
        await route.continue()
      })
    },
  })
  await field(page).fill('chatbot')
  await field(page).press('Enter')
  expect(await field(page).inputValue()).toBe('chatbot')
  release()
  await results(page).first().waitFor()
})

test('without JavaScript the page lists sections and categories', async () => {
  const page = await openPage('/buscar', { javaScript: false })
  expect(await page.locator('main input[type=search]').isVisible()).toBe(false)
  const sections = page.getByRole('navigation', { name: 'Secciones' })
  for (const name of ['Servicios', 'Precios', 'Portafolio', 'Blog', 'Contacto', 'Quiénes somos'])
    expect(await sections.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true)
  const categories = page.getByRole('navigation', { name: 'Categorías del blog' })
  expect(await categories.getByRole('link').allTextContents()).toEqual(
    inOrder(content.categories).map(({ data }) => data.title),
  )
})

test('the search is linked from the footer', async () => {
  const page = await sharedPage('/precios')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Buscar' })
  expect(await link.getAttribute('href')).toBe(onSite('/buscar'))
})

test('results fit every width without a horizontal scroll bar', async () => {
  const page = await open('/buscar?q=tienda', { width: 320 })
  await results(page).first().waitFor()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
