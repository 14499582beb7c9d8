import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'

const cards = elements(pageHtml('/portafolio'), /<article\b/)

const projects = [
  { title: 'Casa Ceibuela', category: 'E-commerce', isPrivate: true },
  { title: 'Nopal Noveno', category: 'E-commerce', isPrivate: true },
  { title: 'Penca Serena', category: 'Web', isPrivate: false },
  { title: 'Almendra y Talle', category: 'Web', isPrivate: false },
  { title: 'Cancha Chueca', category: 'Web', isPrivate: false },
  { title: 'Comanda Clara', category: 'SaaS', isPrivate: false },
]

test('product §2: the portfolio has six project cards', () => {
  expect(cards.map((card) => textsOf(card, 'h2'))).toEqual(projects.map(({ title }) => [title]))
})

for (const [index, { title, category, isPrivate }] of projects.entries()) {
  const card = cards[index] ?? ''
  const links = linksOf(card)

  test(`product §3: ${title} has description, picture, technologies, category with icon`, () => {
    expect(textsOf(card, 'p').some((text) => text.length > 50)).toBe(true)
    expect(attributeValues(card, 'img', 'src')[0]).toMatch(/^\/images\/projects\/[\w-]+\.svg$/)
    const technologies = children(element(card, /<ul class="technologies\b/), 'li')
    expect(technologies.map(plainText).filter(Boolean).length).toBeGreaterThanOrEqual(2)
    const [label = ''] = elements(card, /<p\b/).filter((text) => plainText(text) === category)
    expect(label).toContain('<svg')
  })

  test(`product §3: ${title} ${isPrivate ? 'is private: it has no link' : 'has a link'}, and one to the code host`, () => {
    expect(plainText(card).includes('Privado')).toBe(isPrivate)
    expect(links.filter(({ text }) => text.startsWith('Ver Proyecto'))).toHaveLength(
      isPrivate ? 0 : 1,
    )
    expect(links.filter(({ text }) => text.startsWith('Código'))).toHaveLength(1)
  })
}
