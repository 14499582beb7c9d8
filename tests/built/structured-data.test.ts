import { expect, test } from 'vitest'
import { articlesByDate, bySlug, inOrder, pageOf } from '../../src/content/queries.ts'
import { withoutBase } from '../../src/lib/site-path.ts'
import { pages } from '../support/built-pages.ts'
import {
  graphsIn,
  mainText,
  pageHtml,
  type StructuredNode,
  structuredData,
} from '../support/page-text.ts'
import { plainText } from '../support/plain-text.ts'
import { basePath, content, site } from '../support/site-content.ts'

const nodesOf = (html: string) => graphsIn(html).flatMap((graph) => graph['@graph'])

/** Every object of a graph that has a type, at any depth. */
function typed(value: unknown): StructuredNode[] {
  if (Array.isArray(value)) return value.flatMap(typed)
  if (typeof value !== 'object' || value === null) return []
  const own = '@type' in value ? [value as StructuredNode] : []
  return [...own, ...Object.values(value).flatMap(typed)]
}

// The audit of the whole site checks names, dates, addresses and their files, and what search
// engines require of a type.

test('every page has one graph, whose page has the values of its head', () => {
  for (const { file, html, url } of pages) {
    expect(graphsIn(html), file).toHaveLength(1)
    const page = nodesOf(html).find((node) => node['@id'] === `${site.address}${url}#webpage`)
    const head = (name: string) =>
      plainText(new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
    expect(page, file).toMatchObject({
      url: `${site.address}${url}`,
      name: head('og:title'),
      description: head('description'),
    })
  }
})

test('structured data has no price or work that its page does not show', () => {
  const absent = pages.flatMap(({ file, html, url }) => {
    const main = mainText(url)
    const told = typed(nodesOf(html)).flatMap((node) => {
      if (node['@type'] === 'CreativeWork') return [node.name, node.description]
      if (!node['@type'].endsWith('PriceSpecification')) return []
      const { price, minPrice, maxPrice, priceCurrency, name } = node
      return [price, minPrice, maxPrice, priceCurrency, name].map((one) =>
        typeof one === 'number' ? one.toLocaleString('en-US') : one,
      )
    })
    return told
      .filter((text) => text !== undefined)
      .filter((text) => !main.includes(plainText(String(text))))
      .map((text) => `${file}: ${text}`)
  })
  expect(absent).toEqual([])
})

test('the agency and its site are described on the home page and the contact page', () => {
  for (const url of ['/', '/contacto']) {
    const [agency] = structuredData(url, 'ProfessionalService')
    expect(agency).toMatchObject({
      name: site.name,
      description: site.description,
      email: site.email,
      telephone: site.phone,
      areaServed: site.area,
      openingHours: site.hours.flatMap(({ schema }) => schema ?? []),
    })
    expect(JSON.stringify(agency)).not.toContain('"PostalAddress"')
    expect(agency?.sameAs).toEqual(Object.values(site.social))
    expect(JSON.stringify(agency?.contactPoint)).toContain(site.whatsapp)
    // Not its questions.
    const page = nodesOf(pageHtml(url)).find((node) => /^(?:Contact|Web)Page$/.test(node['@type']))
    expect(page?.mainEntity).toEqual({ '@id': agency?.['@id'] })
  }
  const [website] = structuredData('/', 'WebSite')
  const [template = ''] = /https:[^"]+\{query\}/.exec(JSON.stringify(website)) ?? []
  const { pathname, searchParams } = new URL(template.replace('{query}', 'hola'))
  const field =
    /<input\b[^>]*type="search"[^>]*>/.exec(pageHtml(withoutBase(basePath, pathname)))?.[0] ?? ''
  expect(searchParams.get(/ name="([^"]*)"/.exec(field)?.[1] ?? '')).toBe('hola')
})

test('an article states its author, its dates, and an image with its size', () => {
  for (const article of content.blog) {
    const [posting] = structuredData(article.url, 'BlogPosting')
    const author = bySlug(content.team, article.data.author).data.name
    const url = `${site.address}/equipo#${article.data.author}`
    expect(posting).toMatchObject({ headline: article.data.title, author: { name: author, url } })
    expect(posting?.datePublished).toBe(article.data.date)
    expect(String(posting?.dateModified) >= article.data.date).toBe(true)
    const image = posting?.image as { width: string }
    expect(pageHtml(article.url)).toContain(
      `<meta property="og:image:width" content="${image.width.replace(' px', '')}">`,
    )
  }
})

test('listings name their items, in order', () => {
  const named = (url: string) =>
    typed(structuredData(url, 'ItemList'))
      .filter((node) => node['@type'] === 'ListItem')
      .map((node) => String(node.url).replace(site.address, ''))
  expect(named('/blog')).toEqual(
    articlesByDate(content)
      .slice(0, 12)
      .map(({ url }) => url),
  )
  expect(named('/servicios')).toEqual(inOrder(content.services).map(({ url }) => url))
  const [catalog] = structuredData(pageOf(content, 'prices').url, 'OfferCatalog')
  expect(typed(catalog).filter((node) => node['@type'] === 'Offer')).toHaveLength(
    content.pricing.flatMap(({ data }) => data.options).length,
  )
})
