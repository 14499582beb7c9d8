import { expect, test } from 'vitest'
import { median } from '../../bench/median.ts'

test('the median is the value in the middle by size, not by place', () => {
  expect(median([9, 100, 10])).toBe(10)
  expect(median([7])).toBe(7)
})

test('the median of an even number is between the two in the middle', () => {
  expect(median([4, 1, 2, 100])).toBe(3)
})

test('the values themselves keep their order', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})

test('nothing has no median', () => {
  expect(() => median([])).toThrow('nothing')
})
