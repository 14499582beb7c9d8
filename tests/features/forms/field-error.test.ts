import { expect, test } from 'vitest'
import { emailField } from '../../../src/features/forms/common-fields.ts'
import { fieldError, mailPattern } from '../../../src/features/forms/field-error.ts'

const fine = { valueMissing: false, typeMismatch: false, patternMismatch: false }
const wrongType = { ...fine, typeMismatch: true }

test.each([
  ['rosario', 'Falta la arroba, como en tu@correo.com.'],
  ['@correo.mx', 'Falta lo que va antes de la arroba.'],
  ['rosario@', 'Falta lo que va después de la arroba.'],
  ['rosario@@correo.mx', 'Lleva una sola arroba, como en tu@correo.com.'],
  ['rosario medina@correo.mx', 'Un correo no lleva espacios.'],
  ['rosario@correo.', 'Falta la última parte: .com, .mx…'],
  ['rosario@corr,eo.mx', 'Revísalo: algo no está bien escrito.'],
])('the address «%s» gets a sentence of its own', (address, sentence) => {
  expect(fieldError(emailField, address, wrongType)).toBe(sentence)
})

test('an address of the web is asked for whole', () => {
  expect(fieldError({ ...emailField, kind: 'url' }, 'mi sitio', wrongType)).toContain('https:// al')
})

test.each([
  [1, 'caben 40 letras y sobra 1.'],
  [2, 'caben 40 letras y sobran 2.'],
])('a number that is %i letters too long is told so', (excess, sentence) => {
  const field = { ...emailField, kind: 'tel' } as const
  expect(fieldError(field, '1'.repeat(40 + excess), fine)).toContain(sentence)
})

test.each([
  ['ana@correo.mx', true],
  ['ana.b+c@sub.correo.com.mx', true],
  ['ana@correo', false],
  ['ana@correo.m', false],
  ['ana@correo.', false],
])('the pattern of mail addresses: %s → %s', (address, isRight) => {
  expect(new RegExp(`^(?:${mailPattern})$`, 'v').test(address)).toBe(isRight)
})
