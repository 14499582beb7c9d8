import { expect, test } from 'vitest'
import { allOf, anyOf, mention, of, subject } from '../../src/compiler/messages/phrase.ts'

test('lists end in the word that the next sound allows', () => {
  expect(anyOf(['siete', 'ocho'])).toBe('siete u ocho')
  expect(allOf(['svg', 'png', 'gif'])).toBe('svg, png y gif')
  expect(allOf(['web', 'ia'])).toBe('web y ia')
  expect(allOf(['texto', 'imagen'])).toBe('texto e imagen')
})

test('an item of a list is counted as people do', () => {
  expect(mention('keywords[2]')).toBe('el elemento 2 de `keywords`')
  expect(subject('keywords[2]')).toBe('El elemento 2 de `keywords`')
  expect(of('keywords[2]')).toBe('del elemento 2 de `keywords`')
  expect(subject('title')).toBe('`title`')
})
