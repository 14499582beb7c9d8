import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { atWidths, boxesOf, boxOf } from '../support/page-state.ts'
import { servedCopy } from '../support/project-copy.ts'

const brand = 'Consultoría Gutiérrez Hermanos'
/** Lists of the home page of which each has one entry more, by their collection. */
const lists = { pricing: 'receipts', 'ai-apps': 'apps', team: 'team', promotions: 'coupons' }

/** A section of the home page as anybody may write it. */
const component = `import { useState } from 'react'

/** Counts who is coming. */
export function PartySection() {
  const [guests, setGuests] = useState(0)
  return (
    <section>
      <h2>La fiesta</h2>
      <button type="button" onClick={() => setGuests(guests + 1)}>
        {\`Vienen \${guests}\`}
      </button>
    </section>
  )
}
`

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
  writeFileSync(at('src/pages/home/PartySection.tsx'), component)
  const page = 'src/pages/home/HomePage.tsx'
  edit(page, /^/, "import { PartySection } from './PartySection.tsx'\n")
  const last = '      <DeferredSection>\n        <ContactSection'
  const party = '      <DeferredSection>\n        <PartySection />\n      </DeferredSection>\n'
  edit(page, last, party + last)
  address = await serve()
}, 600_000)

test('a new section with a button works on a direct visit: one component, one line in its page', async () => {
  const page = await openPage(`${address}/`)
  // Early, before the program has come, and late.
  await page.getByRole('button', { name: 'Vienen 0' }).click()
  await page.getByRole('button', { name: 'Vienen 1' }).waitFor()
  await hydrated(page)
  await page.getByRole('button', { name: 'Vienen 1' }).click()
  await page.getByRole('button', { name: 'Vienen 2' }).waitFor()
  expect(page.troubles).toEqual([])
})

test('a brand of three words stays in the header', async () => {
  const page = await openPage(`${address}/precios`)
  await atWidths(page, [320, 390, 1280, 1440], async () => {
    const { height } = await boxOf(page.locator('header').first())
    return height > 76 ? [height] : []
  })
})

test('with more links the button of the header stays beside the menu', async () => {
  const page = await openPage('/precios', { width: 1200 })
  const [before, ...after] = await page.locator('header nav:visible').evaluate((nav) => {
    const bar = nav.closest('header')
    const places = () =>
      [...(bar?.querySelectorAll('a, button') ?? [])]
        .filter((item) => !nav.contains(item) && item.checkVisibility())
        .map((item) => item.getBoundingClientRect())
        .map(({ top, height, width }) => [width, top + height / 2 - (bar?.clientHeight ?? 0) / 2])
        // The name is as wide as there is room.
        .slice(1)
    const found = [places()]
    for (const link of [...nav.children].slice(0, 4)) {
      nav.append(link.cloneNode(true))
      found.push(places())
    }
    return found
  })
  expect(before).toHaveLength(3)
  for (const places of after) expect(places).toEqual(before)
})

test('a list of five has no row of one, and sections without content are left out', async () => {
  const page = await openPage(`${address}/`, { width: 1440 })
  for (const name of Object.values(lists)) {
    const lefts = (await boxesOf(page.locator(`ul.${name} > li`))).map(({ x }) => x)
    const columns = new Set(lefts.map(Math.round)).size
    expect([0, 2, 3], name).toContain(lefts.length % columns)
  }
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.length).toBeGreaterThan(10)
  expect(headings.join()).not.toMatch(/Confían|blog/)
})

test('a channel and a profile that are not in the settings file are offered nowhere', async () => {
  for (const path of ['/', '/_data/index.json', '/portafolio', '/servicios/creacion-saas']) {
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

test('a range of millions is fully visible', async () => {
  const widths = [320, 390, 768, 1024, 1180, 1440]
  await atWidths(await openPage(`${address}/precios`), widths, async (page) => [
    ...(await beyond(page, '.receipts .price', '.amount')),
    ...(await beyond(page, 'td.price', 'table')),
  ])
  for (const service of ['creacion-paginas-web', 'integracion-chatbots'])
    await atWidths(await openPage(`${address}/servicios/${service}`), widths, (page) =>
      beyond(page, '#planes .price', 'p'),
    )
})

test('the figure of a coupon is on one line', async () => {
  const page = await openPage(`${address}/`)
  const figure = page.locator('.coupons .figure', { hasText: '18' }).first()
  await atWidths(page, [320, 760, 1440], async () => {
    const line = await figure.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight))
    const { height } = await boxOf(figure)
    return height < 1.5 * line ? [] : [height]
  })
})

for (const reducedMotion of [false, true])
  test(`a partner's long name stays within its item, reduced motion: ${reducedMotion}`, async () => {
    const page = await openPage('/', { reducedMotion })
    const marks = page.locator('.track li')
    await marks
      .first()
      .evaluate((item) => item.append(' y Constructora Interoceanográfica Domínguez'))
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const ends = await marks.evaluateAll(([item, next]) => {
        const range = document.createRange()
        if (item) range.selectNodeContents(item)
        return [range.getBoundingClientRect().right, next?.getBoundingClientRect().left]
      })
      expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0)
    }
  })
