import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { elements, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { everyUrl } from '../support/routes.ts'

/** Pages with questions, and how many each has; service pages have at least four. */
const pages = everyUrl
  .map((url) => ({ url, questions: elements(pageHtml(url), /<details name=/) }))
  .filter(({ questions }) => questions.length > 0)

test('product §2, §3: the home page has ten questions, the contact page four, each service some', () => {
  const counts = Object.fromEntries(pages.map(({ url, questions }) => [url, questions.length]))
  expect(counts['/']).toBe(10)
  expect(counts['/contacto']).toBe(4)
  expect(Object.keys(counts).filter((url) => url.startsWith('/servicios/'))).toHaveLength(8)
})

for (const { url, questions } of pages) {
  test(`product §3: the questions of ${url} have icon, question and answer`, () => {
    for (const item of questions) {
      const [summary = ''] = elements(item, /<summary\b/)
      // Its own icon and the plus.
      expect(summary.match(/<svg\b/g)).toHaveLength(2)
      expect(plainText(summary)).toMatch(/\?$/)
      expect(textsOf(item, 'p').join(' ').length).toBeGreaterThan(40)
    }
  })

  test(`product §4: the questions of ${url} are collapsed at first and open one at a time`, () => {
    const names = questions.map((item) => /^<details name="([^"]+)">/.exec(item)?.[1])
    expect(names).toEqual(Array(questions.length).fill(names[0]))
    expect(names[0]).toBeTruthy()
  })
}
