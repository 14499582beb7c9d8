import { cpSync, readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { servedCopy } from '../support/serve-copy.ts'

const brand = 'Consultoría Gutiérrez Hermanos'
/** Lists of the home page of which each has one entry more, by their collection. */
const lists = { pricing: 'receipts', 'ai-apps': 'apps', team: 'team', promotions: 'coupons' }

let address: string
const { at, edit, remove, serve } = servedCopy()

beforeAll(async () => {
  edit('content/site.yaml', /^name: .*/m, `name: ${brand}`)
  edit('content/site.yaml', /^telegram: .*\n|^ {2}github: .*\n/gm, '')
  for (const collection of Object.keys(lists)) {
    const folder = `content/${collection}`
    cpSync(at(`${folder}/${readdirSync(at(folder))[0]}`), at(`${folder}/uno-mas.mdx`))
    edit(`${folder}/uno-mas.mdx`, /^(name|title|figure): .*/m, '$1: Uno más')
  }
  for (const file of [
    'pricing/web',
    'services/creacion-paginas-web',
    'services/integracion-chatbots',
  ])
    edit(
      `content/${file}.mdx`,
      /minimum: \d+(,?\s+)maximum: \d+/,
      'minimum: 1250000$1maximum: 2500000',
    )
  edit('content/promotions/dominio-y-hosting.mdx', /^figure: .*/m, 'figure: 18 meses')
  remove('content/promesas.yaml')
  remove('content/partners')
  for (const article of readdirSync(at('content/blog')))
    edit(`content/blog/${article}`, /^featured: true$/m, 'featured: false')
  address = await serve()
}, 600_000)

test.each([320, 390, 1280, 1440])(
  'a brand of three words stays in the header, %d px',
  async (width) => {
    const page = await openPage(`${address}/precios`, { width })
    const bar = await page.locator('header').first().boundingBox()
    expect(bar?.height).toBeLessThanOrEqual(76)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  },
)

test.each([1, 4])(
  'the button of the header stays beside the menu with %d links more',
  async (more) => {
    const page = await openPage('/precios', { width: 1200 })
    const [before, after] = await page.locator('header nav:visible').evaluate((nav, more) => {
      const bar = nav.closest('header')
      const places = () =>
        [...(bar?.querySelectorAll('a, button') ?? [])]
          .filter((item) => !nav.contains(item) && item.checkVisibility())
          .map((item) => item.getBoundingClientRect())
          .map(({ top, height, width }) => [width, top + height / 2 - (bar?.clientHeight ?? 0) / 2])
      // The name is as wide as there is room.
      const before = places().slice(1)
      for (let link = 0; link < more; link++) nav.append(nav.children[link]?.cloneNode(true) ?? '')
      return [before, places().slice(1)]
    }, more)
    expect(before).toHaveLength(3)
    expect(after).toEqual(before)
  },
)

test('a list of five has no row of one', async () => {
  const page = await openPage(`${address}/`, { width: 1440 })
  for (const name of Object.values(lists)) {
    const lefts = await page
      .locator(`ul.${name} > li`)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
    const columns = new Set(lefts.map(Math.round)).size
    expect([0, 2, 3], name).toContain(lefts.length % columns)
  }
})

test('what content has nothing for is left out', async () => {
  const page = await openPage(`${address}/`)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.length).toBeGreaterThan(10)
  expect(headings.join()).not.toMatch(/Confían|blog/)
})

test('a channel and a profile that the settings file has not are offered nowhere', async () => {
  for (const path of [
    '/',
    '/_data/index.json',
    '/contacto',
    '/portafolio',
    '/servicios/creacion-saas',
  ]) {
    const body = await (await fetch(address + path)).text()
    expect(body.match(/por Telegram|t\.me\/|github\.com|href="undefined/)).toBeNull()
    expect(body.includes('https://wa.me/')).toBe(true)
  }
})

/** The texts that reach beyond the block that they stand in. */
const beyond = (page: Page, texts: string, block: string) =>
  page.locator(texts).evaluateAll(
    (found, block) =>
      found.flatMap((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const edge = element.closest(block)?.getBoundingClientRect().right ?? 0
        return range.getBoundingClientRect().right > Math.ceil(edge) ? [element.textContent] : []
      }),
    block,
  )

test.each([320, 390, 1200, 1440])('a range of millions is read whole, %d px', async (width) => {
  const prices = await openPage(`${address}/precios`, { width })
  expect(await beyond(prices, '.receipts .price', '.amount')).toEqual([])
  expect(await beyond(prices, 'td.price', 'table')).toEqual([])
  for (const service of ['creacion-paginas-web', 'integracion-chatbots']) {
    const page = await openPage(`${address}/servicios/${service}`, { width })
    expect(await beyond(page, '#planes .price', 'p')).toEqual([])
  }
})

test.each([320, 760, 1440])('the figure of a coupon is on one line, %d px', async (width) => {
  const page = await openPage(`${address}/`, { width })
  const figure = page.locator('.coupons .figure', { hasText: '18' }).first()
  const [height, lineHeight] = await figure.evaluate((element) => [
    element.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(element).lineHeight),
  ])
  expect(height).toBeLessThan(1.5 * (lineHeight ?? 0))
})

test.each([false, true])(
  'a long name of a partner keeps to its place, still: %s',
  async (reducedMotion) => {
    for (const width of [320, 1440]) {
      const page = await openPage('/', { width, reducedMotion })
      const mark = page.locator('.track li').first()
      await mark.evaluate((item) => item.append(' y Constructora Interoceanográfica Domínguez'))
      const ends = await page.locator('.track li').evaluateAll(([item, next]) => {
        const range = document.createRange()
        if (item) range.selectNodeContents(item)
        return [range.getBoundingClientRect().right, next?.getBoundingClientRect().left]
      })
      expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0)
    }
  },
)
