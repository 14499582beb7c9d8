import { expect, test } from 'vitest'
import { keepAllTogether, keepTogether } from '../../src/lib/keep-together.ts'
import { plainText } from '../support/plain-text.ts'

/** A text with its invisible characters shown: `~` for the space, `|` for the joiner. */
const shown = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '|')

test.each([
  ['Tienda e-commerce', 'Tienda e|-|commerce'],
  ['Optimización on-page de 5 páginas', 'Optimización on|-|page de 5 páginas'],
  ['sábado, 7:00–17:00', 'sábado, 7:00–|17:00'],
  ['en 4 como máximo.', 'en 4~como~máximo.'],
  ['Llego hoy. ¿A qué hora puedo?', 'Llego hoy. ¿A~qué hora puedo?'],
  ['de 3 a 8 meses, 1 año', 'de 3 a 8~meses, 1~año'],
  ['desde $1,200 USD al mes', 'desde $1,200~USD al mes'],
  ['mira /blog/categoria/e-commerce', 'mira /blog/categoria/e-commerce'],
])('«%s» is held together', (text, held) => {
  expect(shown(keepTogether(text))).toBe(held)
  expect(keepTogether(keepTogether(text))).toBe(keepTogether(text))
})

test.each([
  ['Una tienda en línea que cobra y despacha', 'Una~tienda en~línea que~cobra y~despacha'],
  ['¿Y la inteligencia artificial?', '¿Y~la inteligencia artificial?'],
])('in large type «%s» keeps its short words with the next', (text, held) => {
  expect(shown(keepAllTogether({ heading: text }).heading)).toBe(held)
  expect(plainText(keepAllTogether({ heading: text }).heading)).toBe(text)
})

test('data keep names that programs compare, and what a form sends', () => {
  const data = {
    to: '/blog/categoria/e-commerce',
    slug: 'e-commerce',
    form: { service: 'Creación de e-commerce' },
    message: 'Cuesta 60 USD',
    items: [{ title: 'Creación de e-commerce', order: 1, image: null }],
  }
  expect(keepAllTogether(data)).toEqual({
    ...data,
    items: [{ title: 'Creación de e\u2060-\u2060commerce', order: 1, image: null }],
  })
})
