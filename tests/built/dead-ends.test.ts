import { expect, test } from 'vitest'
import { homePlaces } from '../../src/compiler/checks/link-places.ts'
import { inOrder, pageOf } from '../../src/content/queries.ts'
import { attributeValues, builtPages, isRedirect } from '../support/built-pages.ts'
import { element } from '../support/elements.ts'
import { headings, mainText, pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

/** What each row of «Dead ends made real» looks like in the HTML, without any script. */
const pages = builtPages().filter((page) => !isRedirect(page))
const withHeader = pages.filter(({ html }) => html.includes('<header data-screen'))

/** Where the links of a page with some words lead. */
function linkTargets(html: string, words: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
  return links.filter(([, , inner = '']) => inner === words).map(([, to = '']) => to)
}

test('the button of every header leads to the urgent contact of the home page', () => {
  expect(withHeader.length).toBeGreaterThan(25)
  for (const { url, html } of withHeader)
    expect(linkTargets(html, site.start.header.label), url).toEqual(['/#contact'])
  expect(attributeValues(pageHtml('/'), 'section', 'id')).toContain('contact')
})

test('the places of the home page that a link may name are there', () => {
  const html = pageHtml('/')
  const ids = ['section', 'h2', 'main', 'input'].flatMap((tag) => attributeValues(html, tag, 'id'))
  expect(ids).toEqual(expect.arrayContaining([...homePlaces]))
})

test('the button of every mobile menu leads to /contacto', () => {
  for (const { url, html } of withHeader)
    expect(linkTargets(html, site.start.menu.label), url).toEqual(['/contacto'])
})

for (const slug of ['terminos', 'privacidad'])
  test(`/${slug} is a real page that every footer leads to`, () => {
    expect(mainText(`/${slug}`).split(' ').length).toBeGreaterThan(400)
    expect(headings(`/${slug}`, 2).length).toBeGreaterThan(8)
    for (const { url, html } of withHeader)
      expect(attributeValues(element(html, /<footer data-tone/), 'a', 'href'), url).toContain(
        `/${slug}`,
      )
  })

for (const [name, address] of [
  ['GitHub', site.social.github],
  ['LinkedIn', site.social.linkedin],
  ['Instagram', site.social.instagram],
])
  test(`${name} of every footer is the address of the settings file`, () => {
    for (const { url, html } of withHeader)
      expect(html, url).toContain(
        `<a href="${address}" target="_blank" rel="noopener" aria-label="${name} (se abre en otra pestaña)"`,
      )
  })

test('the code button of every public project is the address of the settings file', () => {
  const links = attributeValues(pageHtml('/portafolio'), 'a', 'href')
  const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(pageHtml('/portafolio')) ?? []
  const inFooter = attributeValues(footer, 'a', 'href')
  const code = (all: string[]) => all.filter((to) => to === site.social.github)
  expect(code(links).length - code(inFooter).length).toBe(
    content.projects.filter(({ data }) => !data.private).length,
  )
})

const categories = inOrder(content.categories).map(
  ({ slug, data }): [slug: string, name: string] => [slug, data.title],
)

test('the category buttons of the blog are links, in order', () => {
  const [chips = ''] = /<nav aria-label="Categorías"[\s\S]*?<\/nav>/.exec(pageHtml('/blog')) ?? []
  expect(attributeValues(chips, 'a', 'href')).toEqual([
    '/blog',
    ...categories.map(([slug]) => `/blog/categoria/${slug}`),
  ])
})

for (const [slug, name] of categories)
  test(`${name} has a page of its own, which shows its articles or says that there is none and shows others`, () => {
    const url = `/blog/categoria/${slug}`
    expect(headings(url, 1)).toEqual([name])
    const articles = attributeValues(pageHtml(url), 'a', 'href').filter((to) =>
      /^\/blog\/(?!categoria)/.test(to),
    )
    const saysNone = mainText(url).includes(pageOf(content, 'blog').data.empty)
    expect(saysNone).toBe(content.blog.every(({ data }) => data.category !== slug))
    expect(articles).not.toEqual([])
  })
