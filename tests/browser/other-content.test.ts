import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { bySlug, pageOf } from '../../src/content/queries.ts'
import { element, textsOf } from '../support/elements.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import { cutWords } from '../support/page-faults.ts'
import { atWidths, boxesOf, boxOf } from '../support/page-state.ts'
import { plainText } from '../support/plain-text.ts'
import { servedCopy } from '../support/project-copy.ts'
import { content, home, site } from '../support/site-content.ts'

const brand = 'Consultoría Gutiérrez Hermanos'
/** Lists of the home page of which each has one entry more, by their collection. */
const lists = { pricing: 'receipts', promotions: 'coupons' }
/** Lists of which each has a single entry, by their collection. */
const single = { team: 'team', 'ai-apps': 'apps' }
const long = 'Electroencefalografistas-II'

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
  for (const name of ['integracion-ia', 'creacion-saas'])
    edit(`content/services/${name}.mdx`, /^aliases:\n(?: {2}.*\n)+/m, '')
  edit('content/promotions/dominio-y-hosting.mdx', /^figure: .*/m, 'figure: 18 meses')
  remove('content/promesas.yaml', 'content/urls.lock')
  remove(...['blog', 'projects', 'partners'].map((folder) => `content/${folder}`))
  for (const folder of Object.keys(single)) {
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
  const shop = 'content/services/creacion-ecommerce.mdx'
  edit(shop, 'minimum: 2500\n        period: once', 'minimum: 0\n        period: once')
  // Two plans of three, and five.
  edit('content/services/integracion-ia.mdx', / {4}- id: enterprise\n(?: {6}.*\n)+/, '')
  edit(shop, /( {4}- id: enterprise)(\n(?: {6}.*\n)+)/, '$1$2$1-2$2$1-3$2')
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

test('a list of five has no row of one; one alone has its words beside it, not an empty half; a price of six figures breaks no word of its service; the figure of a coupon is on one line, and so is a brand of three words; a long word widens no page; without the newsletter the columns fill the footer', async () => {
  const page = await openPage(`${address}/`, { width: 1440 })
  for (const name of Object.values(lists)) {
    const lefts = (await boxesOf(page.locator(`ul.${name} > li`))).map(({ x }) => x)
    const columns = new Set(lefts.map(Math.round)).size
    expect([0, 2, 3], name).toContain(lefts.length % columns)
  }
  // Fonts that come between the two measurements move both.
  await page.evaluate(() => document.fonts.ready)
  for (const list of Object.values(single)) {
    const isBeside = async () => {
      const image = await boxOf(page.locator(`.${list} :is(img, .art)`))
      const link = await boxOf(page.locator(`.${list} a`))
      return link.x > image.right && link.y < image.bottom
    }
    await expect.poll(isBeside, { message: list }).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const list of Object.values(single))
    expect((await boxOf(page.locator(`.${list} > li`))).width, list).toBeGreaterThan(340)
  expect(await page.evaluate(cutWords, '.menu h3')).toEqual([])
  const figure = page.locator('.coupons .figure', { hasText: '18' }).first()
  await atWidths(page, [320, 390, 760, 1440], async () => {
    const line = await figure.evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight))
    const { height } = await boxOf(figure)
    const header = (await boxOf(page.locator('header').first())).height
    return height < 1.5 * line && header <= 76 ? [] : [height, header]
  })
  await page.goto(`${address}/equipo`)
  await atWidths(page, [320, 390])
  await atWidths(page, [768, 1440], async () => {
    const { right } = await boxOf(page.locator('footer [data-name]').first())
    const gap = right - (await boxOf(page.locator('footer nav').last())).right
    return gap < 60 ? [] : [gap]
  })
})

const htmlOf = async (path: string) => (await fetch(address + path)).text()

test('sections without content are left out, former addresses, a channel and a profile too; a blog and a portfolio say that they are empty and offer no choice; a plan of 0 is free', async () => {
  const saas = bySlug(content.services, 'creacion-saas').data
  const why = pageOf(content, 'why').data
  const parts = [home.partners, home.blog, home.testimonials, home.faqs, why.testimonials]
  const letters = [site.footer.newsletter, pageOf(content, 'blog').data.newsletter]
  const gone = [...parts, ...letters, saas.testimonials, saas.faqs].map((part) => part?.heading)
  for (const path of ['/', '/por-que-elegirnos', '/servicios/creacion-saas', '/blog']) {
    const html = await htmlOf(path)
    const headings = textsOf(html, 'h2')
    if (path === '/') expect(headings.length).toBeGreaterThan(10)
    expect(
      headings.filter((one) => gone.includes(one)),
      path,
    ).toEqual([])
    expect(html, path).not.toContain('FAQPage')
  }
  for (const path of ['/', '/_data/index.json', '/portafolio', '/servicios/creacion-saas']) {
    const text = await htmlOf(path)
    expect(text.match(/por Telegram|t\.me\/|github\.com|href="undefined/)).toBeNull()
    expect(text).toContain('https://wa.me/')
  }
  expect(existsSync(at('dist/_redirects'))).toBe(false)
  const blog = await htmlOf('/blog')
  expect(plainText(blog)).toContain(pageOf(content, 'blog').data.none)
  expect(blog).not.toContain('aria-label="Categorías"')
  const portfolio = element(await htmlOf('/portafolio'), /<main\b/)
  expect(plainText(portfolio)).toContain(pageOf(content, 'portfolio').data.empty.text)
  expect(portfolio).not.toContain('<fieldset')
  expect(plainText(await htmlOf('/servicios/creacion-ecommerce'))).toContain('gratis')
})

test('two plans fill their row, and with five none is covered by the popular one', async () => {
  const page = await openPage(`${address}/servicios/integracion-ia`, { width: 1440 })
  const lookAtPlans = () =>
    page.locator('.plans').evaluate((list) => ({
      right: Math.round(list.getBoundingClientRect().right),
      plans: Array.from(list.querySelectorAll<HTMLElement>(':scope > li'), (plan) => {
        const { left, right, top, bottom } = plan.getBoundingClientRect()
        return { left, right: Math.round(right), top, bottom, popular: 'tone' in plan.dataset }
      }),
    }))
  const two = await lookAtPlans()
  expect(two.plans).toHaveLength(2)
  expect(Math.abs((two.plans[1]?.right ?? 0) - two.right)).toBeLessThanOrEqual(1)
  await page.goto(`${address}/servicios/creacion-ecommerce`)
  const { plans } = await lookAtPlans()
  const popular = plans.find((plan) => plan.popular)
  expect(plans).toHaveLength(5)
  for (const { top } of plans.slice(3)) expect(top).toBeGreaterThan(popular?.bottom ?? 0)
})
