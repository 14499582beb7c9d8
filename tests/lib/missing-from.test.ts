import { expect, test } from 'vitest'
import { missingFrom } from '../../src/lib/missing-from.ts'

test('the same item twice is missing once where it stands once', () => {
  const missing = (list: string[], items: string[]) => missingFrom(list, items, (item) => item)
  expect(missing(['uno', 'dos'], ['uno', 'uno', 'tres'])).toEqual(['uno', 'tres'])
  expect(missing(['uno', 'uno'], ['uno'])).toEqual([])
})
