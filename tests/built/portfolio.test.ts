import { readFileSync } from 'node:fs'
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

  const pictures = [project, ...(project.case?.screens ?? [])]

  test(`${title} has description, pictures, technologies, category with icon`, () => {
    expect(textsOf(card, 'p')).toContain(project.description)
    expect(attributeValues(card, 'img', 'src')).toEqual(pictures.map(({ image }) => image))
    expect(attributeValues(card, 'img', 'alt')).toEqual(pictures.map(({ imageAlt }) => imageAlt))
    const technologies = children(element(card, /<ul class="technologies\b/), 'li')
    expect(technologies.map(plainText)).toEqual(project.technologies)
    const [label = ''] = elements(card, /<p\b/).filter(
      (text) => plainText(text) === words.filters[category],
    )
    expect(label).toContain('<svg')
  })

  test(`${title} ${isPrivate ? 'is private: neither code nor link' : 'has link and code'}`, () => {
    expect(plainText(card).includes(words.privateLabel)).toBe(isPrivate)
    const to = (action: string) =>
      links.filter(({ text }) => text.startsWith(action)).map((link) => link.to)
    expect(to(words.projectAction)).toEqual(isPrivate ? [] : [project.demo ?? project.link])
    expect(to(words.codeAction)).toEqual(isPrivate ? [] : [site.social.github])
  })

  if (!project.case) continue
  const { problem, work, result, figure } = project.case

  test(`${title} is told as problem, work, result and one figure`, () => {
    const told = textsOf(card, 'dd').join(' ')
    for (const words of [problem, work, result, `${figure.value} ${figure.of}`])
      expect(told).toContain(words)
  })
}

test('every drawn screen holds words, stays light, and only the first case does not wait', () => {
  const [first = '', ...others] = cards
  expect(attributeValues(first, 'img', 'loading')).toEqual(['eager', 'eager', 'eager'])
  for (const card of others)
    expect(new Set(attributeValues(card, 'img', 'loading'))).toEqual(new Set(['lazy']))
  for (const { image } of projects.flatMap((project) =>
    project.case ? [project, ...project.case.screens] : [],
  )) {
    const drawing = readFileSync(`content${image}`, 'utf8')
    expect(drawing.length, image).toBeLessThanOrEqual(5_000)
    expect(drawing.match(/<text/g)?.length, image).toBeGreaterThanOrEqual(5)
  }
})
