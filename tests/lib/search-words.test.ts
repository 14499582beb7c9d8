import { expect, test } from 'vitest'
import { familyOf, isOneSlipApart, wordsIn } from '../../src/lib/search-words.ts'

test('words are compared without accents, what a hyphen joins also as one', () => {
  expect(wordsIn('Año: e-commerce, 24/7').map(({ forms }) => forms)).toEqual([
    ['ano'],
    ['ecommerce', 'commerce'],
    ['24'],
    [],
  ])
})

test.each([
  ['tienda', 'tiendas'],
  ['chatbots', 'chatbot'],
  ['automatizacion', 'automatizar'],
  ['inteligencia', 'inteligencias'],
  ['experiencias', 'experiencia'],
])('%s is of one family with %s, and both begin like it', (word, other) => {
  const { has, beginning } = familyOf(word)
  expect(has(word)).toBe(true)
  expect(has(other)).toBe(true)
  for (const one of [word, other]) expect(one.startsWith(beginning)).toBe(true)
})

test.each([
  ['pago', 'pagina'],
  ['web', 'webhook'],
])('%s is of another family than %s', (word, other) => {
  expect(familyOf(word).has(other)).toBe(false)
})

test.each([
  ['ecomerce', 'ecommerce'],
  ['pajina', 'pagina'],
  ['tiendas', 'tienda'],
  ['teinda', 'tienda'],
  ['web', 'web'],
])('%s may be %s with a slip of the finger', (typed, meant) => {
  expect(isOneSlipApart(typed, meant)).toBe(true)
  expect(isOneSlipApart(meant, typed)).toBe(true)
})

test.each([
  ['pajnia', 'pagina'],
  ['tienda', 'teidna'],
  ['precio', 'precios y'],
  ['abba', 'baab'],
])('%s is no slip of %s', (typed, meant) => {
  expect(isOneSlipApart(typed, meant)).toBe(false)
})
