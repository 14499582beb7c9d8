import { expect, test } from 'vitest'
import { homePlaces } from '../../src/compiler/urls/entry-addresses.ts'
import { articlesByDate, inOrder, pageOf } from '../../src/content/queries.ts'
import { attributeValues } from '../support/built-pages.ts'
import { element, linksOf } from '../support/elements.ts'
import { headings, mainText, pageHtml } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

test('the places of the home page that a link may name are there', () => {
  const html = pageHtml('/')
  const ids = ['section', 'h2', 'main', 'input'].flatMap((tag) => attributeValues(html, tag, 'id'))
  expect(ids).toEqual(expect.arrayContaining([...homePlaces]))
})

const categories = inOrder(content.categories).map(
  ({ slug, data }): [slug: string, name: string] => [slug, data.title],
)

for (const [slug, name] of categories)
  test(`${name} has a page of its own, which shows its articles or says that there is none and shows others`, () => {
    const url = `/blog/categoria/${slug}`
    expect(headings(url, 1)).toEqual([name])
    const own = articlesByDate(content).filter(({ data }) => data.category === slug)
    const shown = linksOf(element(pageHtml(url), /<ul class="cards\b/)).map(({ to }) => to)
    const saysNone = mainText(url).includes(pageOf(content, 'blog').data.empty)
    expect(saysNone).toBe(own.length === 0)
    if (saysNone) expect(shown).not.toEqual([])
    else expect(shown).toEqual(own.slice(0, 12).map((article) => article.url))
  })
