import { expect, test } from 'vitest'
import { excerptOf } from '../../src/lib/excerpt.ts'
import { asksPrice, searchWordsOf, subjectOf } from '../../src/lib/question-words.ts'
import { familyOf, isOneTypoApart, wordsIn } from '../../src/lib/search-words.ts'

const asked = (...forms: string[]) => {
  return (form: string) => forms.includes(form)
}

test('an excerpt is text with marked pieces, with an ellipsis at both ends', () => {
  expect(excerptOf('Una Tienda en línea.', asked('tienda', 'linea'))).toEqual([
    { text: '…Una ', isMarked: false },
    { text: 'Tienda', isMarked: true },
    { text: ' en ', isMarked: false },
    { text: 'línea', isMarked: true },
    { text: '…', isMarked: false },
  ])
})

test("an excerpt of a long text is the part with most of the query's words, near its start", () => {
  const filler = (count: number) => Array.from({ length: count }, (_, i) => `relleno${i}`).join(' ')
  const text = `tienda ${filler(60)} una tienda con precio y otra tienda ${filler(60)}`
  const parts = excerptOf(text, asked('tienda', 'precio'))
  const marked = parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)
  expect(marked).toEqual(['tienda', 'precio', 'tienda'])
  const all = parts.map(({ text }) => text).join('')
  expect(all).toMatch(/^…relleno57 relleno58 relleno59 una tienda con/)
  expect(all.split(' ')).toHaveLength(26)
})

test('no line breaks inside a unit of an excerpt, marked or not', () => {
  const parts = excerptOf('Tu e-commerce y su e-mail', asked('ecommerce'))
  const texts = parts.map(({ text }) => text)
  expect(texts).toEqual(['…Tu ', 'e\u2060-\u2060commerce', ' y su e-mail…'])
})

test.each([
  ['¿Cuánto cuesta una tienda?', ['tienda'], true],
  ['¿Tienen oficina en México?', ['oficina', 'mexico'], false],
  ['quanto cuesta', ['precios'], true],
  ['¿Cuánto me saldría una tienda con 200 productos?', ['tienda', 'productos'], true],
  ['¿Cuántos productos puedo tener?', ['productos'], false],
])('%s', (question, subject, isAboutPrice) => {
  expect(subjectOf(question)).toEqual(subject)
  expect(asksPrice(question)).toBe(isAboutPrice)
})

test.each([
  ['¿cuánto cuesta una página web?', 'pagina web'],
  ['cuánto cuesta', 'precios'],
  ['"de lunes a sábado"', '"de lunes a sábado"'],
])('the index is asked for %s as %s', (query, words) => {
  expect(searchWordsOf(query)).toBe(words)
})

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
])('%s is of one family with %s, and both begin like it', (word, other) => {
  const { has, prefix } = familyOf(word)
  expect(has(word)).toBe(true)
  expect(has(other)).toBe(true)
  for (const one of [word, other]) expect(one.startsWith(prefix)).toBe(true)
})

test('a word that only begins alike is of another family', () => {
  expect(familyOf('pago').has('pagina')).toBe(false)
})

test.each([
  ['ecomerce', 'ecommerce', true],
  ['pajina', 'pagina', true],
  ['teinda', 'tienda', true],
  ['tienda', 'teidna', false],
  ['teinda', 'tiernda', false],
])('%s may be %s with a typo: %s', (typed, meant, isTypo) => {
  expect(isOneTypoApart(typed, meant)).toBe(isTypo)
  expect(isOneTypoApart(meant, typed)).toBe(isTypo)
})
