import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { articleSlug, writeArticles } from '../../bench/generate-articles.ts'
import { auditSite } from '../../src/audit/audit-site.ts'
import { formatFinding } from '../../src/audit/finding.ts'
import { articlesByDate } from '../../src/content/queries.ts'
import { readContent } from '../../src/content/read-content.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { children, element, linksOf } from '../support/elements.ts'
import { projectCopy } from '../support/project-copy.ts'
import { content } from '../support/site-content.ts'

/** So many that the list of pages is cut. */
const articles = 48
/** Of all articles, real and made-up, newest first. */
let slugs: string[]
/** That of all made-up articles. */
const category = content.categories[0]?.slug
const { folder, at, read, build } = projectCopy({ isBuilt: true })

beforeAll(() => {
  writeArticles(folder, articles)
  for (let index = 0; index < articles; index += 1) {
    const file = `content/blog/${articleSlug(index)}.mdx`
    writeFileSync(at(file), read(file).replace(/^category: .*$/m, `category: ${category}`))
  }
  build(['--without-search'])
  const all = readContent(at('src/content/generated'))
  slugs = articlesByDate(all).map(({ slug }) => slug)
})

test('the home page does not grow with the number of articles', () => {
  const size = (root: string) => readFileSync(join(root, 'dist/index.html')).length
  expect(size(folder)).toBe(size('.'))
})

test('the listing has twelve articles a page; its first page has no number', () => {
  const html = read('dist/blog.html')
  const cards = children(element(html, /<ul class="cards\b/), 'li')
  expect(cards.flatMap(linksOf).map(({ to }) => to)).toEqual(
    slugs.slice(0, 12).map((slug) => `/blog/${slug}`),
  )
  const numbered = filesBelow(join(folder, 'dist/blog/pagina'))
  expect(numbered).toHaveLength(Math.ceil(slugs.length / 12) - 1)
  expect(numbered).toContain('2.html')
  expect(numbered).not.toContain('1.html')
  const inCategory = filesBelow(join(folder, `dist/blog/categoria/${category}/pagina`))
  expect(inCategory).toContain('2.html')
  expect(inCategory).not.toContain('1.html')
})

test('each page of a listing says which one it is, and the audit finds nothing in all these pages', () => {
  const second = read('dist/blog/pagina/2.html')
  expect(second).toContain(`Blog, página 2 de ${Math.ceil(slugs.length / 12)}`)
  // 1 2 3 … 5
  expect(read('dist/blog.html').match(/<li data-skips/g)).toHaveLength(1)
  expect(auditSite(join(folder, 'dist')).map(formatFinding)).toEqual([])
})
