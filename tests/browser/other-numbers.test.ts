import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { cutWords } from '../support/page-faults.ts'
import { atWidths, boxOf } from '../support/page-state.ts'
import { servedCopy } from '../support/project-copy.ts'

const long = 'Electroencefalografistas-II'
const single = ['team', 'ai-apps']

let address: string
const { at, edit, remove, serve } = servedCopy()

beforeAll(async () => {
  remove('content/promesas.yaml', 'content/urls.lock', 'content/blog', 'content/projects')
  for (const folder of single) {
    const [, ...others] = readdirSync(at(`content/${folder}`))
    remove(...others.map((file) => `content/${folder}/${file}`))
  }
  const [member] = readdirSync(at('content/team'))
  edit(`content/team/${member}`, /$/, `\nEscribió sobre ${long}, ${'y'.repeat(40)}.\n`)
  edit(`content/team/${member}`, /^(specialization|experience): .*/gm, `$1: ${long}`)
  // Nobody has said or asked anything yet, and there is no newsletter.
  for (const page of ['pages/inicio', 'pages/por-que-elegirnos', 'services/creacion-saas'])
    edit(
      `content/${page}.mdx`,
      /^(testimonials|faqs):\n((?: {2}(?!items).*\n)*) {2}items:\n(?: {4}.*\n)+/gm,
      '$1:\n$2  items: []\n',
    )
  edit('content/site.yaml', /^ {2}newsletter:\n {4}heading(?:.*\n {4})+.*\n/m, '')
  edit('content/pages/blog.mdx', /^newsletter:\n(?: {2}.*\n)+/m, '')
  edit('content/services/automatizaciones-ia.mdx', 'minimum: 2200', 'minimum: 220000')
  edit(
    'content/services/creacion-ecommerce.mdx',
    'minimum: 2500\n        period: once',
    'minimum: 0\n        period: once',
  )
  // Two plans of three, and five.
  edit('content/services/integracion-ia.mdx', / {4}- id: enterprise\n(?: {6}.*\n)+/, '')
  edit(
    'content/services/creacion-ecommerce.mdx',
    /( {4}- id: enterprise)(\n(?: {6}.*\n)+)/,
    '$1$2$1-2$2$1-3$2',
  )
  edit('content/pages/terminos.mdx', /$/, '\nمرحبا بكم في موقعنا.\n')
  address = await serve()
}, 600_000)

test('a long word in a fact or a story widens no page', async () => {
  for (const path of ['/equipo', '/']) await atWidths(await openPage(address + path), [320, 390])
})

test('one alone has its words beside it, not an empty half; a price of six figures breaks no word of its service', async () => {
  const page = await openPage(`${address}/`, { width: 1440 })
  // Fonts that come between the two measurements move both.
  await page.evaluate(() => document.fonts.ready)
  for (const list of ['team', 'apps']) {
    const isBeside = async () => {
      const picture = await boxOf(page.locator(`.${list} :is(img, .art)`))
      const link = await boxOf(page.locator(`.${list} a`))
      return link.x > picture.right && link.y < picture.bottom
    }
    await expect.poll(isBeside, { message: list }).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const list of ['team', 'apps'])
    expect((await boxOf(page.locator(`.${list} > li`))).width, list).toBeGreaterThan(340)
  expect(await page.evaluate(cutWords, '.menu h3')).toEqual([])
})

test('sections of testimonials, questions and the newsletter are left out if there are none', async () => {
  for (const path of ['/', '/por-que-elegirnos', '/servicios/creacion-saas', '/blog']) {
    const page = await openPage(address + path)
    const headings = (await page.getByRole('heading', { level: 2 }).allTextContents()).join()
    expect(headings, path).not.toMatch(
      /Preguntas frecuentes|Casos de Éxito|cuentan|Boletín|sin buscarlas/,
    )
    expect(await page.content(), path).not.toContain('FAQPage')
    expect(page.troubles).toEqual([])
  }
})

test('a blog without articles says so and offers no categories; without the newsletter its columns fill the footer', async () => {
  const page = await openPage(`${address}/blog`)
  expect(await page.getByText('en cuanto publiquemos la primera').count()).toBe(1)
  expect(await page.getByRole('navigation', { name: 'Categorías' }).count()).toBe(0)
  await atWidths(page, [768, 1440], async () => {
    const { right } = await boxOf(page.locator('footer [data-name]').first())
    const gap = right - (await boxOf(page.locator('footer nav').last())).right
    return gap < 60 ? [] : [gap]
  })
})

test('a plan of 0 is free; two plans fill their row, and with five none is covered by the popular one', async () => {
  const page = await openPage(`${address}/servicios/creacion-ecommerce`, { width: 1440 })
  expect(await page.locator('#planes .price').allTextContents()).toContain('gratis')
  const boxesOf = async (service: string) => {
    await page.goto(`${address}/servicios/${service}`)
    return page.locator('.plans').evaluate((list) => ({
      right: Math.round(list.getBoundingClientRect().right),
      plans: Array.from(list.querySelectorAll<HTMLElement>(':scope > li'), (plan) => {
        const { left, right, top, bottom } = plan.getBoundingClientRect()
        return { left, right: Math.round(right), top, bottom, popular: 'tone' in plan.dataset }
      }),
    }))
  }
  const two = await boxesOf('integracion-ia')
  expect(two.plans).toHaveLength(2)
  expect(Math.abs((two.plans[1]?.right ?? 0) - two.right)).toBeLessThanOrEqual(1)
  const { plans } = await boxesOf('creacion-ecommerce')
  const popular = plans.find((plan) => plan.popular)
  expect(plans).toHaveLength(5)
  for (const { top } of plans.slice(3)) expect(top).toBeGreaterThan(popular?.bottom ?? 0)
})

test('a portfolio without projects says so, and offers nothing to filter', async () => {
  const page = await openPage(`${address}/portafolio`)
  expect(await page.locator('main fieldset').count()).toBe(0)
  expect(await page.locator('main').innerText()).toContain('Todavía no hay proyectos')
})

test('a paragraph in Arabic starts at the right', async () => {
  const page = await openPage(`${address}/terminos`)
  const rest = await page.locator('main p', { hasText: 'مرحبا' }).evaluate((paragraph) => {
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    return paragraph.getBoundingClientRect().right - range.getBoundingClientRect().right
  })
  expect(rest).toBeLessThan(2)
})
