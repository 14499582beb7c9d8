import { expect, test } from 'vitest'
import { articlesByDate, inOrder, pageOf } from '../../src/content/queries.ts'
import { element, linksOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

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
    const below = linksOf(element(pageHtml(url), /<section[^>]* aria-labelledby="Sigue"/))
    expect(below).toHaveLength(Math.min(2, posts.length - 1))
    expect(below.map((link) => link.text)).not.toContain(data.title)
    const main = element(pageHtml(url), /<main\b/)
    const outside = linksOf(main.replace(element(main, /<div data-body=/), '')).map(({ to }) => to)
    for (const { to } of below) expect(outside.filter((other) => other === to)).toHaveLength(1)
  })
