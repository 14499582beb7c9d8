import { expect, test } from 'vitest'
import { asksPrice, searchWordsOf, subjectOf } from '../../src/lib/question-words.ts'

test.each([
  ['¿Cuánto cuesta una tienda?', ['tienda'], true],
  ['¿Tienen oficina en México?', ['oficina', 'mexico'], false],
  ['Hola, buenos días', [], false],
  ['¿Aceptan tarjeta de crédito?', ['tarjeta', 'credito'], false],
  ['Me llamo Marta', ['marta'], false],
  ['quanto cuesta', ['precios'], true],
  ['¿Cuánto cuesta?', ['precios'], true],
  ['precio del SEO', ['seo'], true],
  ['¿Cuánto me saldría una tienda con 200 productos?', ['tienda', 'productos'], true],
  ['¿Cuántos productos puedo tener?', ['productos'], false],
  ['¿Qué pasa si no me gusta el diseño?', ['diseno'], false],
  ['tienen ejemplos de paginas q hayan hecho', ['ejemplos', 'paginas'], false],
  ['a'.repeat(100_000), [], false],
])('%s', (question, subject, isAboutPrice) => {
  expect(subjectOf(question)).toEqual(subject)
  expect(asksPrice(question)).toBe(isAboutPrice)
})

test.each([
  ['¿cuánto cuesta una página web?', 'pagina web'],
  ['cuánto cuesta', 'precios'],
  ['dinero', 'dinero'],
  ['"de lunes a sábado"', '"de lunes a sábado"'],
  ['y tú', 'y tú'],
])('the index is asked for %s as %s', (query, words) => {
  expect(searchWordsOf(query)).toBe(words)
})
