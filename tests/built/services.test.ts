import { expect, test } from 'vitest'
import { bySlug, pageOf as templateOf } from '../../src/content/queries.ts'
import { headings, pageHtml, structuredData } from '../support/page-text.ts'
import { content, home } from '../support/site-content.ts'

const services = content.services.map(({ slug }) => slug)
const serviceOf = (slug: string) => bySlug(content.services, slug).data

const pageOf = (slug: string) => `/servicios/${slug}`
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0
/** The part of a page's HTML from one mark to the next; a mark that is missing fails the test. */
function between(html: string, from: string | RegExp, to: string): string {
  const start = html.search(from)
  const end = html.indexOf(to, start)
  expect({ from, found: start >= 0 && end >= 0 }).toEqual({ from, found: true })
  return html.slice(start, end)
}
const list = (name: string) => new RegExp(`<ul class="(?:[^"]* )?${name}(?: [^"]*)?"`)

for (const slug of services) {
  const html = () => pageHtml(pageOf(slug))

  test(`the hero of ${slug} carries four badges and one call to action`, () => {
    const hero = between(html(), '<main', '</header>')
    expect(count(between(hero, list('badges'), '</ul>'), /<li\b/g)).toBe(4)
    expect(count(hero, /aria-haspopup="dialog"/g)).toBe(1)
  })

  test(`${slug} tells search engines of a Service with an Offer for each plan`, () => {
    const [service] = structuredData(pageOf(slug), 'Service')
    const offers = service?.offers as { '@type': string; priceSpecification: unknown }[]
    expect(offers).toHaveLength(serviceOf(slug).plans.items.length)
    for (const offer of offers) {
      expect(offer['@type']).toBe('Offer')
      expect(JSON.stringify(offer.priceSpecification)).toContain('"priceCurrency":"USD"')
    }
  })

  test(`${slug} tells search engines of its questions and its place in the site`, () => {
    const [faq] = structuredData(pageOf(slug), 'FAQPage')
    expect(faq?.mainEntity).toHaveLength(count(html(), /<details\b[^>]* name=/g))
    expect(structuredData(pageOf(slug), 'BreadcrumbList')[0]?.itemListElement).toHaveLength(2)
  })
}

test('every service tells a story of its own: no heading of theirs is shared but the set phrases', () => {
  /** How the page headings of testimonials and questions may agree. */
  const setPhrases = services.flatMap((slug) => [
    serviceOf(slug).testimonials.heading,
    serviceOf(slug).faqs.heading,
  ])
  const all = services.flatMap((slug) => [
    ...headings(pageOf(slug), 1),
    ...headings(pageOf(slug), 2).filter((heading) => !setPhrases.includes(heading)),
  ])
  const footer = headings(pageOf(services[0] ?? ''), 2).filter((heading) =>
    services.every((slug) => headings(pageOf(slug), 2).includes(heading)),
  )
  const own = all.filter((heading) => !footer.includes(heading))
  expect(own.filter((heading, index) => own.indexOf(heading) !== index)).toEqual([])
})

test('/servicios begins with a header of its own', () => {
  expect(headings('/servicios', 1)).toEqual([
    templateOf(content, 'services').data.heading.join(' '),
  ])
  const html = pageHtml('/servicios')
  expect(html.indexOf('<h1')).toBeLessThan(html.search(list('mosaic')))
})

test('/servicios shows every service, each linking to its page', () => {
  const mosaic = between(pageHtml('/servicios'), list('mosaic'), '</section>')
  for (const slug of services) expect(mosaic).toContain(`href="${pageOf(slug)}"`)
  expect(count(mosaic, /<h3\b/g)).toBe(services.length)
})

test('each detailed service of /servicios has a link to /servicios/{slug}', () => {
  const menu = between(pageHtml('/servicios'), list('menu'), '</section>')
  for (const slug of services) expect(menu).toContain(`href="${pageOf(slug)}"`)
  expect(menu.split(home.menu.action)).toHaveLength(services.length + 1)
})
