import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inOrder, pageOf } from '../../src/content/queries.ts'
import { attributeValues } from '../support/built-pages.ts'
import { elements, linksOf } from '../support/elements.ts'
import { mainOf, pageHtml } from '../support/page-text.ts'
import { plainText } from '../support/plain-text.ts'
import { content, site } from '../support/site-content.ts'

const cards = elements(pageHtml('/portafolio'), /<article\b/)

const words = pageOf(content, 'portfolio').data
const projects = inOrder(content.projects).map(({ data }) => data)

for (const [index, project] of projects.entries()) {
  const { title } = project
  const isPrivate = project.private === true
  const card = cards[index] ?? ''
  const links = linksOf(card)

  test(`${title} ${isPrivate ? 'is private: neither code nor link' : 'has link and code'}`, () => {
    expect(plainText(card).includes(words.privateLabel)).toBe(isPrivate)
    const to = (action: string) =>
      links.filter(({ text }) => text.startsWith(action)).map((link) => link.to)
    expect(to(words.projectAction)).toEqual(isPrivate ? [] : [project.link])
    expect(to(words.codeAction)).toEqual(
      isPrivate || !site.social.github ? [] : [site.social.github],
    )
  })
}

test('every drawn screen contains words and is light, and only the first is not lazy', () => {
  const [first, ...others] = cards.flatMap((card) => attributeValues(card, 'img', 'loading'))
  expect(first).toBe('eager')
  expect(new Set(others)).toEqual(new Set(['lazy']))
  for (const { image } of projects.flatMap((project) =>
    project.case ? [project, ...project.case.screens] : [],
  )) {
    const drawing = readFileSync(`content${image}`, 'utf8')
    expect(brotliCompressSync(drawing).length, image).toBeLessThanOrEqual(10_000)
    // Words are outlines, each with its text as a title.
    expect(drawing.match(/<title>/g)?.length, image).toBeGreaterThanOrEqual(5)
  }
})

test('without JavaScript there is nothing to filter by, and the notice of private projects is text', () => {
  const main = mainOf('/portafolio')
  const filters = elements(main, /<fieldset\b/)
  expect(filters).toHaveLength(projects.length > 0 ? 1 : 0)
  for (const filter of filters) expect(filter).toMatch(/^<fieldset\b[^>]* data-live-only/)
  const notices = elements(main, /<noscript\b/).map(plainText)
  expect(notices).toEqual(
    projects.flatMap((project) => (project.private ? words.privateDialog.text : [])),
  )
})
