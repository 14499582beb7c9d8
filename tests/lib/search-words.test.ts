import { expect, test } from 'vitest'
import { familyOf, isOneTypoApart, wordsIn } from '../../src/lib/search-words.ts'

test('words are compared without accents, and hyphenated ones also as one word', () => {
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
  const { has, prefix } = familyOf(word)
  expect(has(word)).toBe(true)
  expect(has(other)).toBe(true)
  for (const one of [word, other]) expect(one.startsWith(prefix)).toBe(true)
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
])('%s may be %s with a typo', (typed, meant) => {
  expect(isOneTypoApart(typed, meant)).toBe(true)
  expect(isOneTypoApart(meant, typed)).toBe(true)
})

test.each([
  ['pajnia', 'pagina'],
  ['tienda', 'teidna'],
  ['precio', 'precios y'],
  ['abba', 'baab'],
])('%s is not one typo away from %s', (typed, meant) => {
  expect(isOneTypoApart(typed, meant)).toBe(false)
})
