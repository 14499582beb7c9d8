import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../src/build/site/output-folder.ts'
import { attributeValues, builtPages, isRedirect } from '../support/built-pages.ts'
import { headings, pageHtml } from '../support/page-text.ts'

const all = builtPages()
const slugsOf = (collection: string) =>
  readdirSync(`content/${collection}`).map((file) => file.replace(/\.mdx$/, ''))

for (const file of [
  '404.html',
  'buscar.html',
  'terminos.html',
  'privacidad.html',
  'rss.xml',
  'sitemap.xml',
  'robots.txt',
  'clientes/c4f81d7a.html',
])
  test(`decisions, Routes: the site has ${file}`, () => {
    expect(existsSync(`dist/${file}`)).toBe(true)
  })

test('decisions, Routes: a page is the file <path>.html, no folder with an index', () => {
  const indices = filesBelow('dist').filter((file) => file.endsWith('index.html'))
  expect(indices).toEqual(['index.html'])
})

for (const [collection, prefix] of [
  ['blog', '/blog/'],
  ['categories', '/blog/categoria/'],
  ['services', '/servicios/'],
  ['clients', '/clientes/'],
])
  test(`decisions, Routes: the pages below ${prefix} are the files of content/${collection}`, () => {
    const urls = all
      .filter((page) => !isRedirect(page))
      .map(({ url }) => url)
      .filter((url) => url.startsWith(prefix ?? '') && !url.slice(prefix?.length).includes('/'))
    expect(urls.sort()).toEqual(
      slugsOf(collection ?? '')
        .map((slug) => prefix + slug)
        .sort(),
    )
  })

test('decisions, Routes: no file of the program lists slugs by hand', () => {
  const slugs = ['blog', 'services', 'clients'].flatMap(slugsOf)
  const lists = filesBelow('src')
    .filter((file) => /\.(tsx?|js)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`src/${file}`, 'utf8')
      return slugs.filter((slug) => text.includes(`/${slug}`) || text.includes(`'${slug}'`))
    })
  expect(lists).toEqual([])
})

test('decisions, Routes: the aliases are those of the services’ own files', () => {
  const aliases = all.filter(isRedirect).map(({ url }) => url)
  expect(aliases.sort()).toEqual(['/servicios/creacion-saas-ia', '/servicios/integracion-ia-web'])
  for (const [slug, alias] of [
    ['creacion-saas', '/servicios/creacion-saas-ia'],
    ['integracion-ia', '/servicios/integracion-ia-web'],
  ])
    expect(readFileSync(`content/services/${slug}.mdx`, 'utf8')).toContain(
      `aliases:\n  - ${alias}\n`,
    )
})

test('decisions, Search: the search is linked from the blog, its categories and the not-found page', () => {
  for (const url of ['/blog', '/blog/categoria/saas', '/404']) {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(pageHtml(url)) ?? []
    expect(attributeValues(main, 'a', 'href'), url).toContain('/buscar')
  }
})

test('decisions, Language: every page is marked as Spanish, the English heading as English', () => {
  for (const { file, html } of all) expect(html, file).toContain('<html lang="es"')
  expect(headings('/404', 1)).toEqual(['Oops! Page not found'])
  expect(pageHtml('/404')).toMatch(/<h1[^>]* lang="en"/)
})

test('decisions, Icons: the project has a licence', () => {
  expect(readFileSync('LICENSE', 'utf8')).toMatch(/^MIT License/)
})

test('decisions, Brand: invented people and testimonials get no review markup on any page', () => {
  for (const { file, html } of all)
    expect(html, file).not.toMatch(
      /"(?:review|aggregateRating|Review|AggregateRating|ratingValue)"/,
    )
})

test('decisions, Behaviour: an article without an image has a drawn cover, another for each', () => {
  const html = pageHtml('/blog')
  const cards = /<ul[^>]*cards[\s\S]*?<\/ul>/.exec(html)?.[0] ?? ''
  const names = [...cards.matchAll(/ data-fire=""[^>]*><i class="([\w-]+)"/g)]
  const files = names.map(
    ([, name]) => new RegExp(`\\.${name}\\{--fire:url\\(([^)]+)\\)`).exec(html)?.[1],
  )
  const covers = files.map((file) => readFileSync(`dist${file}`, 'utf8'))
  for (const cover of covers) expect(cover).toMatch(/<path fill="#fff" d="M[^"]{400,}"/)
  expect(new Set(covers).size).toBe(3)
  for (const slug of slugsOf('blog'))
    expect(readFileSync(`content/blog/${slug}.mdx`, 'utf8')).not.toMatch(/^image:/m)
})
