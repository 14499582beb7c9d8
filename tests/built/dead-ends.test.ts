import { expect, test } from 'vitest'
import { homePlaces } from '../../src/build/checks/link-places.ts'
import { attributeValues, builtPages, isRedirect } from '../support/built-pages.ts'
import { headings, mainText, pageHtml } from '../support/page-text.ts'

/** What each row of «Dead ends made real» looks like in the HTML, without any script. */
const pages = builtPages().filter((page) => !isRedirect(page))
const withHeader = pages.filter(({ html }) => html.includes('<header data-screen'))

/** Where the links of a page with some words lead. */
function linkTargets(html: string, words: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
  return links.filter(([, , inner = '']) => inner === words).map(([, to = '']) => to)
}

test("decisions, Dead ends: 'Comenzar' of every header leads to the urgent contact of the home page", () => {
  expect(withHeader.length).toBeGreaterThan(25)
  for (const { url, html } of withHeader)
    expect(linkTargets(html, 'Comenzar'), url).toEqual(['/#contact'])
  expect(attributeValues(pageHtml('/'), 'section', 'id')).toContain('contact')
})

test('the places of the home page that a link may name are there', () => {
  const html = pageHtml('/')
  const ids = ['section', 'h2', 'main', 'input'].flatMap((tag) => attributeValues(html, tag, 'id'))
  expect(ids).toEqual(expect.arrayContaining([...homePlaces]))
})

test("decisions, Dead ends: 'Comenzar Proyecto' of every mobile menu leads to /contacto", () => {
  for (const { url, html } of withHeader)
    expect(linkTargets(html, 'Comenzar Proyecto'), url).toEqual(['/contacto'])
})

for (const [name, slug] of [
  ['Términos', 'terminos'],
  ['Privacidad', 'privacidad'],
])
  test(`decisions, Dead ends: ${name} is a real page that every footer leads to`, () => {
    expect(mainText(`/${slug}`).split(' ').length).toBeGreaterThan(400)
    expect(headings(`/${slug}`, 2).length).toBeGreaterThan(8)
    for (const { url, html } of withHeader)
      expect(linkTargets(html, name ?? ''), url).toContain(`/${slug}`)
  })

for (const [name, address] of [
  ['GitHub', 'https://github.com/lumbre-example'],
  ['LinkedIn', 'https://www.linkedin.com/company/lumbre-example'],
  ['Instagram', 'https://www.instagram.com/lumbre_example'],
])
  test(`decisions, Dead ends: ${name} of every footer is the address of the settings file`, () => {
    for (const { url, html } of withHeader)
      expect(html, url).toContain(
        `<a href="${address}" target="_blank" rel="noopener" aria-label="${name} (se abre en otra pestaña)"`,
      )
  })

test('decisions, Dead ends: the code button of all six projects is the address of the settings file', () => {
  const links = attributeValues(pageHtml('/portafolio'), 'a', 'href')
  const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(pageHtml('/portafolio')) ?? []
  const inFooter = attributeValues(footer, 'a', 'href')
  const code = (all: string[]) => all.filter((to) => to === 'https://github.com/lumbre-example')
  expect(code(links).length - code(inFooter).length).toBe(6)
})

const categories: [slug: string, name: string][] = [
  ['inteligencia-artificial', 'Inteligencia Artificial'],
  ['desarrollo-web', 'Desarrollo Web'],
  ['automatizacion', 'Automatización'],
  ['seguridad', 'Seguridad'],
  ['e-commerce', 'E-commerce'],
  ['saas', 'SaaS'],
]

test('decisions, Dead ends: the category buttons of the blog are links, in order', () => {
  const [chips = ''] = /<nav aria-label="Categorías"[\s\S]*?<\/nav>/.exec(pageHtml('/blog')) ?? []
  expect(attributeValues(chips, 'a', 'href')).toEqual([
    '/blog',
    ...categories.map(([slug]) => `/blog/categoria/${slug}`),
  ])
})

for (const [slug, name] of categories)
  test(`decisions, Dead ends: ${name} has a page of its own, which shows articles or says that there is none`, () => {
    const url = `/blog/categoria/${slug}`
    expect(headings(url, 1)).toEqual([name])
    const articles = attributeValues(pageHtml(url), 'a', 'href').filter((to) =>
      /^\/blog\/(?!categoria)/.test(to),
    )
    const saysNone = mainText(url).includes('Todavía no publicamos nada en esta categoría.')
    expect(saysNone).toBe(articles.length === 0)
  })

test('decisions, Dead ends: no link of any page leads nowhere', () => {
  for (const { url, html } of pages) {
    const links = html.match(/<a\b[^>]*>/g) ?? []
    for (const link of links) {
      expect(link, url).toMatch(/ href="[^"]+"/)
      expect(link, url).not.toMatch(/ href="(?:#|javascript:[^"]*)"/)
    }
  }
})
