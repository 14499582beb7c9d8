import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, linksOf, textsOf } from '../support/elements.ts'
import { headings, pageHtml } from '../support/page-text.ts'

const html = pageHtml('/blog')
const cards = children(element(html, /<ul class="cards\b/), 'li')

const posts = [
  {
    to: '/blog/futuro-ia-desarrollo-web',
    title: 'El futuro de la IA en el desarrollo web',
    author: 'Itzel Barrera',
    date: '15 ago 2025',
    category: 'Inteligencia Artificial',
    minutes: '8 min',
  },
  {
    to: '/blog/mejores-practicas-react',
    title: 'Mejores prácticas de React en 2025',
    author: 'Nicanor Tepozán',
    date: '10 ago 2025',
    category: 'Desarrollo Web',
    minutes: '10 min',
  },
  {
    to: '/blog/optimizacion-performance',
    title: 'Optimización: que cargue en un segundo',
    author: 'Nicanor Tepozán',
    date: '5 ago 2025',
    category: 'Desarrollo Web',
    minutes: '6 min',
  },
]

test('product §2: the listing begins with a hero: a heading and a sentence', () => {
  expect(headings('/blog', 1)).toEqual(['Notas desde el taller'])
  const hero = element(element(html, /<main\b/), /<header\b/)
  expect(textsOf(hero, 'p')).toEqual([expect.stringMatching(/\w+ \w+/)])
})

test('product §2: the categories are Todos and six more, in order', () => {
  expect(textsOf(element(html, /<nav aria-label="Categorías"/), 'a')).toEqual([
    'Todos',
    'Inteligencia Artificial',
    'Desarrollo Web',
    'Automatización',
    'Seguridad',
    'E-commerce',
    'SaaS',
  ])
})

test('product §2: three post cards link to /blog/{id}', () => {
  expect(cards.map(linksOf)).toEqual(posts.map(({ to, title }) => [{ to, text: title }]))
})

for (const [index, { title, author, date, category, minutes }] of posts.entries())
  test(`product §3: the card of «${title}» has description, author, date, category, picture and reading time`, () => {
    const card = cards[index] ?? ''
    const [, description = ''] = textsOf(card, 'p')
    expect(description.length).toBeGreaterThan(60)
    for (const fact of [author, date, category, minutes]) expect(plainText(card)).toContain(fact)
    expect(card).toMatch(/^<li[^>]*><div[^>]*><div data-fire\b/)
  })

test("product §2: the hint of the swipe says 'Desliza →'", () => {
  expect(textsOf(html, 'p')).toContain('Desliza →')
})

test("product §2: the blog's newsletter box has an e-mail field and the button 'Suscribirse'", () => {
  const form = element(html, /<form id="boletin-blog"/)
  expect(attributeValues(form, 'input', 'name').filter((name) => name === 'email')).toHaveLength(1)
  expect(form).toContain('<input type="email"')
  expect(textsOf(form, 'button')).toEqual(['Suscribirse'])
})

for (const { to, title, author, category } of posts)
  test(`product §2: ${to} is a page of its own, with its title, author and category`, () => {
    expect(headings(to, 1)).toEqual([title])
    const head = plainText(element(pageHtml(to), /<main\b/))
    expect(head).toContain(author)
    expect(head).toContain(category)
  })
