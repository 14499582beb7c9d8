import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { serveCopy } from '../support/serve-copy.ts'

const brand = 'Consultoría Gutiérrez Hermanos'
/** Lists of the home page of which each has one entry more, by their collection. */
const lists = { pricing: 'receipts', 'ai-apps': 'apps', team: 'team', promotions: 'coupons' }

let site: Awaited<ReturnType<typeof serveCopy>>

function edit(file: string, from: RegExp, to: string) {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}

beforeAll(async () => {
  site = await serveCopy((folder) => {
    const content = join(folder, 'content')
    edit(join(content, 'site.yaml'), /^name: .*/m, `name: ${brand}`)
    edit(join(content, 'site.yaml'), /^telegram: .*\n|^ {2}github: .*\n/gm, '')
    for (const collection of Object.keys(lists)) {
      const [first = ''] = readdirSync(join(content, collection))
      const more = join(content, collection, 'uno-mas.mdx')
      writeFileSync(more, readFileSync(join(content, collection, first)))
      edit(more, /^(name|title|figure): .*/m, '$1: Uno más')
    }
    for (const file of [
      'pricing/web',
      'services/creacion-paginas-web',
      'services/integracion-chatbots',
    ])
      edit(
        join(content, `${file}.mdx`),
        /minimum: \d+(,?\s+)maximum: \d+/,
        'minimum: 1250000$1maximum: 2500000',
      )
    edit(join(content, 'promotions/dominio-y-hosting.mdx'), /^figure: .*/m, 'figure: 18 meses')
    rmSync(join(content, 'promesas.yaml'))
    rmSync(join(content, 'partners'), { recursive: true })
    for (const article of readdirSync(join(content, 'blog')))
      edit(join(content, 'blog', article), /^featured: true$/m, 'featured: false')
  })
}, 600_000)
afterAll(() => site?.close())

test.each([320, 390, 1280, 1440])(
  'a brand of three words stays in the header, %d px',
  async (width) => {
    const page = await openPage(`${site.url}/precios`, { width })
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
  const page = await openPage(`${site.url}/`, { width: 1440 })
  for (const name of Object.values(lists)) {
    const lefts = await page
      .locator(`ul.${name} > li`)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
    const columns = new Set(lefts.map(Math.round)).size
    expect([0, 2, 3], name).toContain(lefts.length % columns)
  }
})

test('what content has nothing for is left out', async () => {
  const page = await openPage(`${site.url}/`)
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
    const body = await (await fetch(site.url + path)).text()
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
  const prices = await openPage(`${site.url}/precios`, { width })
  expect(await beyond(prices, '.receipts .price', '.amount')).toEqual([])
  expect(await beyond(prices, 'td.price', 'table')).toEqual([])
  for (const service of ['creacion-paginas-web', 'integracion-chatbots']) {
    const page = await openPage(`${site.url}/servicios/${service}`, { width })
    expect(await beyond(page, '#planes .price', 'p')).toEqual([])
  }
})

test.each([320, 760, 1440])('the figure of a coupon is on one line, %d px', async (width) => {
  const page = await openPage(`${site.url}/`, { width })
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
