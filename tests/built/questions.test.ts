import { expect, test } from 'vitest'
import { bySlug, pageOf } from '../../src/content/queries.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { elements } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { everyUrl } from '../support/routes.ts'
import { content, home } from '../support/site-content.ts'

const pages = everyUrl
  .map((url) => ({ url, questions: elements(pageHtml(url), /<details name=/) }))
  .filter(({ questions }) => questions.length > 0)

/** The questions that each page names in the content, by its address. */
const named: Record<string, readonly string[]> = {
  '/': home.faqs.items,
  '/contacto': pageOf(content, 'contact').data.faqs.items,
  ...Object.fromEntries(
    content.services.map(({ slug, data }) => [`/servicios/${slug}`, data.faqs.items]),
  ),
}

test('home page, contact page and services have the questions that they name, in order', () => {
  const asked = pages.map(({ url, questions }) => [
    url,
    questions.map((item) => plainText(elements(item, /<summary\b/)[0] ?? '')),
  ])
  expect(Object.fromEntries(asked)).toEqual(
    Object.fromEntries(
      Object.entries(named).map(([url, slugs]) => [
        url,
        slugs.map((slug) => bySlug(content.faqs, slug).data.question),
      ]),
    ),
  )
})

for (const { url, questions } of pages)
  test(`the questions of ${url} have icon, question and answer, are collapsed at first and open one at a time`, () => {
    for (const item of questions) {
      const [summary = ''] = elements(item, /<summary\b/)
      // Its own icon and the plus.
      expect(summary).toMatch(/<i\b.*<svg\b/)
      expect(plainText(summary)).not.toBe('')
      expect(plainText(item).length).toBeGreaterThan(plainText(summary).length)
    }
    const names = questions.map((item) => /^<details name="([^"]+)">/.exec(item)?.[1])
    expect(names).toEqual(Array(questions.length).fill(names[0]))
    expect(names[0]).toBeTruthy()
  })
