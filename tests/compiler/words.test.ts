import { expect, test } from 'vitest'
import { numberIn } from '../../src/compiler/fields/check-type.ts'
import { allOf, anyOf } from '../../src/compiler/messages/phrase.ts'
import { ownPath } from '../../src/compiler/text/addresses.ts'
import { slugify } from '../../src/compiler/text/file-name.ts'
import { nearest } from '../../src/compiler/text/nearest.ts'

const people = ['ana-rios', 'itzel-barrera', 'mateo-luna']

test.each([
  ['Ana Ríos', people, 'ana-rios'],
  ['itzel_barera', people, 'itzel-barrera'],
  // Two swapped letters count as one mistake, and a single letter is similar to nothing.
  ['horus', ['hours', 'phone'], 'hours'],
  ['f', ['c', 'js'], undefined],
])('%s among %j is meant as %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant)
})

test.each([
  ['Año Nuevo: ¡2025!', 'ano-nuevo-2025'],
  ['Straße ﬁn', 'stra-e-fin'],
])('the file name for %s is %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

const origin = 'https://a.mx'

test.each([
  ['https://a.mx', origin, '/'],
  ['http://www.A.mx/b/c?d#e', origin, '/b/c?d#e'],
  ['https://a.mx#b', origin, '/#b'],
  ['https://a.mx.evil.example/b', origin, undefined],
  ['https://b.mx/a.mx', origin, undefined],
  ['https://a.mx/sitio/b', `${origin}/sitio`, '/b'],
  ['https://a.mx/otro', `${origin}/sitio`, undefined],
])('%s on %s is %s', (address, site, path) => {
  expect(ownPath(address, site)).toBe(path)
})

test.each(['1.200', '4,5', '12 mil', '1,20,300', '2025-08-14', 'muchos'])(
  '%s could mean more than one number, or none',
  (text) => {
    expect(numberIn(text)).toBeUndefined()
  },
)

test('the conjunction of a list fits the sound that follows', () => {
  expect(anyOf(['siete', 'ocho'])).toBe('siete u ocho')
  expect(allOf(['svg', 'png', 'gif'])).toBe('svg, png y gif')
  expect(allOf(['texto', 'imagen'])).toBe('texto e imagen')
})
