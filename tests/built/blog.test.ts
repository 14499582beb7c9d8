import { expect, test } from 'vitest'
import { articlesByDate, bySlug, inOrder, pageOf } from '../../src/content/queries.ts'
import { formatDay } from '../../src/lib/format-date.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { readingMinutes } from '../../src/lib/reading-time.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, linksOf, textsOf } from '../support/elements.ts'
import { headings, pageHtml } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

const html = pageHtml('/blog')
const cards = children(element(html, /<ul class="cards\b/), 'li')
const words = pageOf(content, 'blog').data

const posts = articlesByDate(content).map(({ slug, data, body }) => ({
  to: `/blog/${slug}`,
  title: data.title,
  description: data.description,
  author: bySlug(content.team, data.author).data.name,
  date: formatDay(data.date).short,
  category: bySlug(content.categories, data.category).data.title,
  minutes: `${data.readingTime ?? readingMinutes(body?.words ?? 0)} min`,
}))
/** Those on the first page of the listing. */
const first = posts.slice(0, 12)

test('the listing begins with a hero: a heading and a sentence', () => {
  expect(headings('/blog', 1)).toEqual([words.heading.join(' ')])
  const hero = element(element(html, /<main\b/), /<header\b/)
  expect(textsOf(hero, 'p')).toEqual([words.lead])
})

test('the categories are links to all of them and to each, in order', () => {
  expect(linksOf(element(html, /<nav aria-label="Categorías"/))).toEqual([
    { text: words.all, to: '/blog' },
    ...inOrder(content.categories).map(({ slug, data }) => ({
      text: data.title,
      to: `/blog/categoria/${slug}`,
    })),
  ])
})

test('the cards are the newest articles, newest first, and link to /blog/{id}', () => {
  expect(first.length).toBeGreaterThan(0)
  expect(cards.map(linksOf)).toEqual(first.map(({ to, title }) => [{ to, text: title }]))
})

for (const [index, { to, title, description, ...facts }] of first.entries())
  test(`the card of ${to} has description, author, date, category, picture and reading time`, () => {
    const card = cards[index] ?? ''
    expect(textsOf(card, 'p')).toContain(description)
    for (const fact of [title, ...Object.values(facts)]) expect(plainText(card)).toContain(fact)
    expect(card).toMatch(/^<li[^>]*><div[^>]*data-tone[^>]*>(?:<div[^>]*>|<!--\$-->)*<svg\b/)
  })

for (const { to, title, author, category, minutes } of posts)
  test(`${to} is a page of its own, with its title, author, category and reading time`, () => {
    expect(headings(to, 1)).toEqual([title])
    const head = plainText(element(pageHtml(to), /<main\b/))
    expect(head).toContain(author)
    expect(head).toContain(category)
    expect(head).toContain(`${minutes} de lectura`)
  })

for (const [index, { slug, data }] of articlesByDate(content).slice(0, 12).entries())
  test(`card and head of ${slug} show ${data.subject ?? 'its fire alone'}`, () => {
    const head = element(pageHtml(`/blog/${slug}`), /<header\b[^>]*data-tone/)
    for (const part of data.image ? [head] : [head, cards[index] ?? ''])
      expect(attributeValues(part, '(?:svg|div)', 'data-subject'), part).toEqual(
        data.subject ? [data.subject] : [],
      )
  })

for (const { to, title } of posts)
  test(`below ${to} each article to read next stands once, and not itself`, () => {
    const below = linksOf(element(pageHtml(to), /<section[^>]* aria-labelledby="Sigue"/))
    expect(below).toHaveLength(Math.min(2, posts.length - 1))
    expect(below.map((link) => link.text)).not.toContain(title)
    const all = linksOf(element(pageHtml(to), /<main\b/)).map((link) => link.to)
    for (const link of below)
      expect(all.filter((address) => address === link.to).length).toBe(
        1 +
          linksOf(element(pageHtml(to), /<div data-body=/)).filter(
            (inText) => inText.to === link.to,
          ).length,
      )
  })
