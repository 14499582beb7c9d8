import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
    for (const collection of Object.keys(lists)) {
      const [first = ''] = readdirSync(join(content, collection))
      const more = join(content, collection, 'uno-mas.mdx')
      writeFileSync(more, readFileSync(join(content, collection, first)))
      edit(more, /^(name|title|figure): .*/m, '$1: Uno más')
    }
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
