import { expect, test } from 'vitest'
import { emailField } from '../../../src/features/forms/common-fields.ts'
import { fieldError, mailPattern } from '../../../src/features/forms/field-error.ts'

const fine = { valueMissing: false, typeMismatch: false, patternMismatch: false }
const wrongType = { ...fine, typeMismatch: true }

test.each([
  ['rosario', 'Falta la arroba, como en tu@correo.com.'],
  ['rosario@correo', 'Falta la última parte: .com, .mx…'],
  ['rosario medina@correo.mx', 'Revísalo: se escribe como tu@correo.com.'],
])('the address «%s» gets its sentence', (address, sentence) => {
  expect(fieldError(emailField, address, wrongType)).toBe(sentence)
})

test('an address of the web is asked for whole', () => {
  expect(fieldError({ ...emailField, kind: 'url' }, 'mi sitio', wrongType)).toContain('https:// al')
})

test.each([
  ['ana@correo.mx', true],
  ['ana.b+c@sub.correo.com.mx', true],
  ['ana@correo', false],
  ['ana@correo.m', false],
])('the pattern of mail addresses: %s → %s', (address, isRight) => {
  expect(new RegExp(`^(?:${mailPattern})$`, 'v').test(address)).toBe(isRight)
})
