import { expect, test } from 'vitest'
import { excerptOf } from '../../src/lib/excerpt.ts'

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

test('the excerpt of a text without matches starts at its start', () => {
  expect(excerptOf('Hola a todos', asked('tienda'))).toEqual([
    { text: '…Hola a todos…', isMarked: false },
  ])
})

test('markup that a page shows as text stays text', () => {
  expect(excerptOf('usa <img> & <b>', asked('b', 'img')).map(({ text }) => text)).toEqual([
    '…usa <',
    'img',
    '> & <b…',
  ])
})

test('no line breaks inside a unit of an excerpt, marked or not', () => {
  const parts = excerptOf('Tu e-commerce y su e-mail', asked('ecommerce'))
  const texts = parts.map(({ text }) => text)
  expect(texts).toEqual(['…Tu ', 'e\u2060-\u2060commerce', ' y su e-mail…'])
})
