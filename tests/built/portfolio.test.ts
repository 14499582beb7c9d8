import { expect, test } from 'vitest'
import { inOrder, pageOf } from '../../src/content/queries.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

const cards = elements(pageHtml('/portafolio'), /<article\b/)

const words = pageOf(content, 'portfolio').data
const projects = inOrder(content.projects).map(({ data }) => data)

test('the portfolio has a card of every project, in order', () => {
  expect(projects.length).toBeGreaterThan(0)
  expect(cards.map((card) => textsOf(card, 'h2'))).toEqual(projects.map(({ title }) => [title]))
})

for (const [index, project] of projects.entries()) {
  const { title, category } = project
  const isPrivate = project.private === true
  const card = cards[index] ?? ''
  const links = linksOf(card)

  test(`${title} has description, picture, technologies, category with icon`, () => {
    expect(textsOf(card, 'p')).toContain(project.description)
    expect(attributeValues(card, 'img', 'src')).toEqual([project.image])
    const technologies = children(element(card, /<ul class="technologies\b/), 'li')
    expect(technologies.map(plainText)).toEqual(project.technologies)
    const [label = ''] = elements(card, /<p\b/).filter(
      (text) => plainText(text) === words.filters[category],
    )
    expect(label).toContain('<svg')
  })

  test(`${title} ${isPrivate ? 'is private: it has no link' : 'has a link'}, and one to the code host`, () => {
    expect(plainText(card).includes(words.privateLabel)).toBe(isPrivate)
    const to = (action: string) =>
      links.filter(({ text }) => text.startsWith(action)).map((link) => link.to)
    expect(to(words.projectAction)).toEqual(isPrivate ? [] : [project.link])
    expect(to(words.codeAction)).toEqual([site.social.github])
  })
}
