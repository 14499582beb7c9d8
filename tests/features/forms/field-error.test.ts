import { expect, test } from 'vitest'
import { emailField } from '../../../src/features/forms/common-fields.ts'
import { fieldError, mailPattern } from '../../../src/features/forms/field-error.ts'

const fine = { valueMissing: false, typeMismatch: false, patternMismatch: false }
const wrongType = { ...fine, typeMismatch: true }

test('who writes a mail address with a space is told how one is written', () => {
  const sentence = 'Revísalo: se escribe como tu@correo.com.'
  expect(fieldError(emailField, 'rosario medina@correo.mx', wrongType)).toBe(sentence)
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
