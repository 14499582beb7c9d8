import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, linksOf, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'

const boxesOf = (url: string) => children(element(pageHtml(url), /<ul class="apps\b/), 'li')
const boxes = boxesOf('/recursos-ia')

const apps = [
  ['Contenido', 'Generador de contenido'],
  ['Desarrollo', 'Asistente de código'],
  ['Diseño', 'Diseñador'],
  ['Analytics', 'Analista de datos'],
] as const

test('product §2: /recursos-ia shows the same free AI apps as the home page', () => {
  expect(boxes.map(plainText)).toEqual(boxesOf('/').map(plainText))
})

for (const [index, [category, name]] of apps.entries()) {
  const box = boxes[index] ?? ''

  test(`product §3: ${name} has icon, title, description and the category ${category}`, () => {
    expect(textsOf(box, 'h3')).toEqual([name])
    expect(textsOf(box, 'p')).toContain(category)
    expect(textsOf(box, 'p').some((text) => text.length > 40)).toBe(true)
    expect(box).toContain('<svg')
  })

  test(`product §2: ${name} has 'Usar App', which leads to /app-loader`, () => {
    expect(linksOf(box)).toEqual([{ text: `Usar App ${name}`, to: '/app-loader' }])
  })
}

test('product §3: each app has a colour of its own', () => {
  const grounds = boxes.map((box) => attributeValues(box, 'div', 'data-ground')[0])
  expect(grounds.filter(Boolean)).toHaveLength(4)
  expect(new Set(grounds).size).toBe(4)
})
