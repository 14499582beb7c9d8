import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { homeAnchors } from '../../src/compiler/urls/entry-addresses.ts'
import { articlesByDate, inOrder, pageOf } from '../../src/content/queries.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { questionId } from '../../src/lib/question-id.ts'
import { withBase } from '../../src/lib/site-path.ts'
import { attributeValues, htmlFiles, redirects } from '../support/built-pages.ts'
import { element, elements, linksOf, textsOf } from '../support/elements.ts'
import { headings, mainOf, mainText, pageHtml } from '../support/page-text.ts'
import { article } from '../support/sample-site.ts'
import { aliases, basePath, content, home } from '../support/site-content.ts'
import { workspace } from '../support/workspace.ts'

test('a page is the file <path>.html, no folder with an index', () => {
  const indices = filesBelow('dist').filter((file) => file.endsWith('index.html'))
  expect(indices).toEqual(['index.html'])
})

test('the aliases of entries lead to them, by redirect file and by page', () => {
  const rules = readFileSync('dist/_redirects', 'utf8')
  expect(redirects.map(({ url }) => url).sort()).toEqual(aliases.map(({ from }) => from).sort())
  for (const { from, to } of aliases) {
    const target = withBase(basePath, to)
    expect(rules).toContain(`${withBase(basePath, from)} ${target} 301\n`)
    expect(pageHtml(from)).toContain(`content="0; url=${target}"`)
    // Google does not list the target of a redirect page that asks not to be listed itself.
    expect(pageHtml(from)).not.toContain('noindex')
  }
})

test('no former address collides with a file or a folder of the site that is not a page', async () => {
  const files = new Set(htmlFiles.map(({ file }) => file))
  const isOfPages = (name: string) => [...files].some((file) => file.startsWith(`${name}/`))
  const names = readdirSync('dist').filter((name) => !files.has(name) && !isOfPages(name))
  const aliases = names.flatMap((name) => [`/${name}`, `/${name}/x`])
  expect(aliases.length).toBeGreaterThan(20)
  const site = await workspace({ 'content/blog/a.mdx': article({ aliases }) })
  const told = (await site.problems()).filter(({ file }) => file === 'content/blog/a.mdx')
  expect(told.map(({ code }) => code)).toEqual(
    aliases.map(() => expect.stringMatching(/^(?:alias-form|reserved-url)$/)),
  )
})

test('the search is linked from the blog and the not-found page; without JavaScript it is a list of sections and categories', () => {
  for (const url of ['/blog', '/404'])
    expect(attributeValues(mainOf(url), 'a', 'href'), url).toContain('/buscar')
  const [sections = '', listed = ''] = elements(mainOf('/buscar'), /<nav /)
  const named = ['Servicios', 'Precios', 'Portafolio', 'Blog', 'Contacto', 'Quiénes somos']
  expect(textsOf(sections, 'a')).toEqual(expect.arrayContaining(named))
  expect(textsOf(listed, 'a')).toEqual(inOrder(content.categories).map(({ data }) => data.title))
})

test('every page is marked as Spanish, the English heading of the not-found page as English; it leads home', () => {
  for (const { file, html } of htmlFiles) expect(html, file).toContain('<html lang="es"')
  expect(headings('/404', 1)).toEqual([pageOf(content, 'not-found').data.heading])
  expect(pageHtml('/404')).toMatch(/<h1[^>]* lang="en"/)
  expect(linksOf(mainOf('/404'))).toContainEqual({ text: 'Volver al inicio', to: '/' })
  expect(pageHtml('/404')).toContain('<meta name="robots" content="noindex">')
})

test('invented people and testimonials get no review markup on any page', () => {
  for (const { file, html } of htmlFiles)
    expect(html, file).not.toMatch(
      /"(?:review|aggregateRating|Review|AggregateRating|ratingValue)"/,
    )
})

test('the anchors of the home page exist, with one for each question', () => {
  const html = pageHtml('/')
  const ids = ['section', 'h2', 'main', 'input', 'div'].flatMap((tag) =>
    attributeValues(html, tag, 'id'),
  )
  expect(ids).toEqual(expect.arrayContaining([...homeAnchors()]))
  expect(ids.filter((id) => id.startsWith('P-'))).toEqual(home.faqs.items.map(questionId))
})

const categories = inOrder(content.categories).map(
  ({ slug, data }): [slug: string, name: string] => [slug, data.title],
)

for (const [slug, name] of categories)
  test(`${name} has a page of its own, which shows its articles, or says that there are none and shows others`, () => {
    const url = `/blog/categoria/${slug}`
    expect(headings(url, 1)).toEqual([name])
    const own = articlesByDate(content).filter(({ data }) => data.category === slug)
    const shown = linksOf(element(pageHtml(url), /<ul class="cards\b/)).map(({ to }) => to)
    const saysNone = mainText(url).includes(pageOf(content, 'blog').data.empty)
    expect(saysNone).toBe(own.length === 0)
    if (saysNone) expect(shown).not.toEqual([])
    else expect(shown).toEqual(own.slice(0, 12).map((article) => article.url))
  })

const words = pageOf(content, 'blog').data

const posts = articlesByDate(content)

test('the category links lead to all articles and to each category, in order', () => {
  expect(linksOf(element(pageHtml('/blog'), /<nav aria-label="Categorías"/))).toEqual([
    { text: words.all, to: '/blog' },
    ...inOrder(content.categories).map(({ slug, data }) => ({
      text: data.title,
      to: `/blog/categoria/${slug}`,
    })),
  ])
})

for (const { url, data } of posts)
  test(`below ${url} further articles are listed once each, without itself`, () => {
    const [further = ''] = elements(pageHtml(url), /<section[^>]* aria-labelledby="Sigue"/)
    const below = linksOf(further)
    expect(below).toHaveLength(Math.min(2, posts.length - 1))
    expect(below.map((link) => link.text)).not.toContain(data.title)
    const main = element(pageHtml(url), /<main\b/)
    const outside = linksOf(main.replace(element(main, /<div data-body=/), '')).map(({ to }) => to)
    for (const { to } of below) expect(outside.filter((other) => other === to)).toHaveLength(1)
  })
