import { expect, test } from 'vitest'
import { median } from '../../bench/median.ts'

test('the median is in the middle by size, between two where their number is even, and moves no value', () => {
  const values = [9, 100, 10]
  expect(median(values)).toBe(10)
  expect(values).toEqual([9, 100, 10])
  expect(median([4, 1, 2, 100])).toBe(3)
  expect(() => median([])).toThrow('nothing')
})
