import { cpSync, readdirSync } from 'node:fs'
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
  for (const collection of Object.keys(lists)) {
    const folder = `content/${collection}`
    cpSync(at(`${folder}/${readdirSync(at(folder))[0]}`), at(`${folder}/uno-mas.mdx`))
    edit(`${folder}/uno-mas.mdx`, /^(name|title|figure): .*/m, '$1: Uno más')
  }
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
