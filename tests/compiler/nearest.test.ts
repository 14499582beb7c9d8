import { expect, test } from 'vitest'
import { nearest } from '../../src/compiler/text/nearest.ts'
import { slugify } from '../../src/compiler/text/slugify.ts'

const people = ['ana-rios', 'itzel-barrera', 'mateo-luna']

test.each([
  ['ana-rio', 'ana-rios'],
  ['Ana Ríos', 'ana-rios'],
  ['ana', 'ana-rios'],
  ['itzel_barera', 'itzel-barrera'],
  ['mateo', 'mateo-luna'],
  ['zzz', undefined],
  ['a', undefined],
  ['x'.repeat(100_000), undefined],
])('%s is meant as %s', (word, meant) => {
  expect(nearest(word, people)).toBe(meant)
})

test('two swapped letters are one mistake, and one letter alone is like no other', () => {
  expect(nearest('horus', ['hours', 'phone'])).toBe('hours')
  expect(nearest('f', ['c', 'js'])).toBeUndefined()
})

test('nothing is proposed among nothing', () => {
  expect(nearest('ana', [])).toBeUndefined()
})

test.each([
  ['Año Nuevo: ¡2025!', 'ano-nuevo-2025'],
  ['CON', 'con-1'],
  ['🔥', 'sin-nombre'],
  ['--a__b--', 'a-b'],
  ['Straße ﬁn', 'stra-e-fin'],
])('%s is called %s as a file', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
