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
  ['ecomerce', 'ecommerce', true],
  ['pajina', 'pagina', true],
  ['tiendas', 'tienda', true],
  ['teinda', 'tienda', true],
  ['web', 'web', true],
  ['pajnia', 'pagina', false],
  ['tienda', 'teidna', false],
  ['precio', 'precios y', false],
  ['abba', 'baab', false],
])('%s may be %s with a typo: %s', (typed, meant, isTypo) => {
  expect(isOneTypoApart(typed, meant)).toBe(isTypo)
  expect(isOneTypoApart(meant, typed)).toBe(isTypo)
})
