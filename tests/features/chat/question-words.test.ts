import { expect, test } from 'vitest'
import { asksPrice, subjectOf } from '../../../src/features/chat/question-words.ts'

test.each([
  ['¿Cuánto cuesta una tienda?', ['tienda'], true],
  ['¿Tienen oficina en México?', ['oficina', 'mexico'], false],
  ['Hola, buenos días', [], false],
  ['¿Cuánto cuesta?', ['precios'], true],
  ['precio del SEO', ['seo'], true],
  ['a'.repeat(100_000), [], false],
])('%s', (question, subject, isAboutPrice) => {
  expect(subjectOf(question)).toEqual(subject)
  expect(asksPrice(question)).toBe(isAboutPrice)
})
