import { expect, test } from 'vitest'
import { median } from '../../bench/median.ts'
import { rotate } from '../../bench/rotate.ts'
import { costTable } from '../../bench/table.ts'

test('everyone is the first in turn, and nobody is left out', () => {
  const list = ['a', 'b', 'c']
  expect([0, 1, 2, 3].map((by) => rotate(list, by).join(''))).toEqual(['abc', 'bca', 'cab', 'abc'])
})

const one = (site: string, step: string, cpu: number) => ({
  site,
  step,
  cost: { cpu, wall: cpu / 2, memory: 200 },
})

test('the table shows medians, and ratios to the site that came first', () => {
  const table = costTable(100, [
    one('ours', 'clean', 4),
    one('theirs', 'clean', 8),
    one('theirs', 'no change', 6),
    one('ours', 'no change', 2),
    one('theirs', 'clean', 10),
    one('ours', 'clean', 6),
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| 100: clean | ours | 5.00 | 1.00 | 2.50 | 1.00 | 200 | 1.00 |',
    '| 100: clean | theirs | 9.00 | 1.80 | 4.50 | 1.80 | 200 | 1.00 |',
    '| 100: no change | ours | 2.00 | 1.00 | 1.00 | 1.00 | 200 | 1.00 |',
    '| 100: no change | theirs | 6.00 | 3.00 | 3.00 | 3.00 | 200 | 1.00 |',
  ])
})

test('the median is in the middle by size, between two where their number is even, and moves no value', () => {
  const values = [9, 100, 10]
  expect(median(values)).toBe(10)
  expect(values).toEqual([9, 100, 10])
  expect(median([4, 1, 2, 100])).toBe(3)
  expect(() => median([])).toThrow('nothing')
})
