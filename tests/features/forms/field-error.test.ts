import { expect, test } from 'vitest'
import { emailField, messageField, nameField } from '../../../src/features/forms/common-fields.ts'
import { fieldError, mailPattern } from '../../../src/features/forms/field-error.ts'
import { quoteFields } from '../../../src/features/forms/QuoteForm.tsx'

const fine = { valueMissing: false, typeMismatch: false, patternMismatch: false }
const wrongType = { ...fine, typeMismatch: true }
const wrongPattern = { ...fine, patternMismatch: true }

test('a mail address without its last part is told which one', () => {
  const error = fieldError(emailField, 'rosario@correo', wrongPattern)
  expect(error).toBe('Falta la última parte: .com, .mx…')
})

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

test.each([
  ['ana@correo.mx', true],
  ['ana.b+c@sub.correo.com.mx', true],
  ['ana@correo', false],
  ['ana@correo.m', false],
  ['ana@correo.', false],
])('the pattern of mail addresses: %s → %s', (address, isRight) => {
  expect(new RegExp(`^(?:${mailPattern})$`, 'v').test(address)).toBe(isRight)
})

test('what the browser accepts has no error', () => {
  expect(fieldError(emailField, 'ana@correo.mx', fine)).toBeUndefined()
})

test('a required field left empty says what it needs', () => {
  const missing = { ...fine, valueMissing: true }
  expect(fieldError(nameField, '', missing)).toBe('Escribe tu nombre.')
})

test('nothing but spaces does not fill a required field', () => {
  expect(fieldError(messageField, ' \n\t', fine)).toBe(messageField.missing)
})

test('a text that does not fit says how much of it is too much', () => {
  expect(fieldError(messageField, 'x'.repeat(10_000), fine)).toBeUndefined()
  expect(fieldError(messageField, 'x'.repeat(11_234), fine)).toBe(
    'Es demasiado largo: caben 10,000 letras y sobran 1,234.',
  )
})

test('an address of a site without https:// is told so', () => {
  const website = quoteFields({ extra: 'website', company: true, messageLabel: 'Meta' })[3]
  if (!website) throw new Error('the quote form of SEO has no fourth field')
  expect(fieldError(website, 'mi sitio', wrongType)).toBe(
    'Escríbela completa, con https:// al principio.',
  )
})
