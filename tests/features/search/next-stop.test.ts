import { expect, test } from 'vitest'
import { nextStop } from '../../../src/features/search/next-stop.ts'

test.each([
  ['field', 'ArrowDown', 'first'],
  ['first', 'ArrowDown', 'last'],
  ['last', 'ArrowDown', undefined],
  ['first', 'ArrowUp', 'field'],
  ['field', 'ArrowUp', undefined],
  ['field', 'Enter', undefined],
  ['elsewhere', 'ArrowDown', undefined],
])('from %s, %s leads to %s', (current, key, next) => {
  expect(nextStop(['field', 'first', 'last'], current, key)).toBe(next)
})
