import { expect, test } from 'vitest'
import { headings, mainText, pageHtml, structuredData } from '../support/page-text.ts'

const services = [
  'creacion-paginas-web',
  'creacion-ecommerce',
  'creacion-saas',
  'integracion-ia',
  'integracion-chatbots',
  'automatizaciones-ia',
  'analisis-datos',
  'escalabilidad-seo',
] as const

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

  test(`product §2: ${slug} has a page of its own`, () => {
    expect(headings(pageOf(slug), 1)).toHaveLength(1)
  })

  test(`product §2: the hero of ${slug} carries four badges and one call to action`, () => {
    const hero = between(html(), '<main', '</header>')
    expect(count(between(hero, list('badges'), '</ul>'), /<li\b/g)).toBe(4)
    expect(count(hero, /aria-haspopup="dialog"/g)).toBe(1)
  })

  test(`product §2: ${slug} has a grid of six features`, () => {
    expect(count(between(html(), list('features'), '</ul>'), /<li\b/g)).toBe(6)
  })

  test(`product §9: ${slug} shows three testimonials, all of them with 5 stars`, () => {
    const stories = between(html(), list('stories'), '</section>')
    expect(count(stories, /<blockquote\b/g)).toBe(3)
    expect(count(stories, /aria-label="5 de 5"/g)).toBe(3)
  })

  test(`product §2: the questions of ${slug} are collapsible and open one at a time`, () => {
    const names = [...html().matchAll(/<details\b[^>]* name="([^"]+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThanOrEqual(4)
    expect(new Set(names).size).toBe(1)
  })

  test(`product §2: ${slug} ends with a quote form`, () => {
    expect(html().lastIndexOf('<details')).toBeLessThan(
      html().lastIndexOf('<form', html().indexOf('</main>')),
    )
  })

  test(`decisions: every price of ${slug} states its currency, USD`, () => {
    const plans = between(html(), 'id="planes"', '</section>')
    const prices = [...plans.matchAll(/<b\b[^>]*>[^<]*\$[\s\S]*?<\/b> <small>([\s\S]*?)<\/small>/g)]
    expect(prices.length).toBe(slug === 'integracion-chatbots' ? 1 : 3)
    for (const [, currency] of prices) expect(currency).toContain('USD')
  })

  test(`issue 3: ${slug} tells search engines of a Service with an Offer for each plan`, () => {
    const [service] = structuredData(pageOf(slug), 'Service')
    const offers = service?.offers as { '@type': string; priceSpecification: unknown }[]
    expect(offers).toHaveLength(slug === 'integracion-chatbots' ? 1 : 3)
    for (const offer of offers) {
      expect(offer['@type']).toBe('Offer')
      expect(JSON.stringify(offer.priceSpecification)).toContain('"priceCurrency":"USD"')
    }
  })

  test(`issue 3: ${slug} tells search engines of its questions and its place in the site`, () => {
    const [faq] = structuredData(pageOf(slug), 'FAQPage')
    expect(faq?.mainEntity).toHaveLength(count(html(), /<details\b[^>]* name=/g))
    expect(structuredData(pageOf(slug), 'BreadcrumbList')[0]?.itemListElement).toHaveLength(2)
  })

  test(`decisions: the sample testimonials of ${slug} get no review markup`, () => {
    expect(html()).not.toMatch(/"@type":"(Review|AggregateRating)"/)
  })
}

test('issue 3: the eight services tell eight stories: no heading of theirs is shared but the set phrases', () => {
  const setPhrases = ['Casos de Éxito', 'Preguntas Frecuentes']
  const all = services.flatMap((slug) => [
    ...headings(pageOf(slug), 1),
    ...headings(pageOf(slug), 2).filter((heading) => !setPhrases.includes(heading)),
  ])
  const footer = headings(pageOf(services[0]), 2).filter((heading) =>
    services.every((slug) => headings(pageOf(slug), 2).includes(heading)),
  )
  const own = all.filter((heading) => !footer.includes(heading))
  expect(own.filter((heading, index) => own.indexOf(heading) !== index)).toEqual([])
})

for (const slug of ['creacion-ecommerce', 'creacion-saas', 'integracion-ia'])
  test(`product §2: the testimonials of ${slug} are labelled 'Casos de Éxito'`, () => {
    expect(headings(pageOf(slug), 2)).toContain('Casos de Éxito')
  })

test('product §2: /servicios begins with a header of its own', () => {
  expect(headings('/servicios', 1)).toEqual(['Lo que podemos hacer por ti'])
  const html = pageHtml('/servicios')
  expect(html.indexOf('<h1')).toBeLessThan(html.search(list('mosaic')))
})

test('product §2: /servicios shows the eight services, each linking to its page', () => {
  const mosaic = between(pageHtml('/servicios'), list('mosaic'), '</section>')
  for (const slug of services) expect(mosaic).toContain(`href="${pageOf(slug)}"`)
  expect(count(mosaic, /<h3\b/g)).toBe(8)
})

test("product §2: the detailed services of /servicios have 'Ver Más' to /servicios/{slug}", () => {
  const menu = between(pageHtml('/servicios'), list('menu'), '</section>')
  for (const slug of services) expect(menu).toContain(`href="${pageOf(slug)}"`)
  expect(count(menu, /Ver Más/g)).toBe(8)
})

for (const [name, amount] of [
  ['Páginas web', '1,200'],
  ['E-commerce', '2,500'],
  ['SaaS con IA', '5,000'],
  ['Integración de IA en sitios', '1,800'],
  ['Chatbots', '800'],
  ['Automatizaciones con IA', '2,200'],
  ['Análisis de datos', '1,500'],
  ['SEO y escalabilidad', '1,000'],
])
  test(`product §9: the starting price of ${name} is $${amount}, in USD`, () => {
    expect(mainText('/servicios')).toContain(`${name} desde $${amount} USD`)
  })

for (const [alias, target] of [
  ['/servicios/creacion-saas-ia', '/servicios/creacion-saas'],
  ['/servicios/integracion-ia-web', '/servicios/integracion-ia'],
] as const)
  test(`decisions: ${alias} sends visitors on to ${target}`, () => {
    expect(pageHtml(alias)).toContain(`http-equiv="refresh" content="0; url=${target}"`)
  })
