import { expect, test } from 'vitest'
import type { Measurement } from '../../bench/peers/compare.ts'
import { comparisonTable } from '../../bench/peers/table.ts'
import { rotate } from '../../bench/rotate.ts'

test('everyone is the first in turn, and nobody is left out', () => {
  const list = ['a', 'b', 'c']
  expect([0, 1, 2, 3].map((by) => rotate(list, by).join(''))).toEqual(['abc', 'bca', 'cab', 'abc'])
})

const one = (contender: string, step: Measurement['step'], cpu: number): Measurement => ({
  contender,
  step,
  count: 100,
  cpu,
  wall: cpu / 2,
  memory: 200,
  output: 1,
  files: 12,
  pages: 10,
})

test('the table shows medians, and ratios to the contender that came first', () => {
  const table = comparisonTable([
    one('ours', 'clean', 4),
    one('theirs', 'clean', 8),
    one('theirs', 'no change', 6),
    one('ours', 'no change', 2),
    one('theirs', 'one article edited', 9),
    one('ours', 'one article edited', 3),
    one('theirs', 'clean', 10),
    one('ours', 'clean', 6),
  ])
  const cells = table.split('\n').map((line) => line.split(' | ').slice(1, 5))
  expect(cells.slice(2)).toEqual([
    ['clean', 'ours', '5.00', '1.00'],
    ['clean', 'theirs', '9.00', '1.80'],
    ['no change', 'ours', '2.00', '1.00'],
    ['no change', 'theirs', '6.00', '3.00'],
    ['one article edited', 'ours', '3.00', '1.00'],
    ['one article edited', 'theirs', '9.00', '3.00'],
  ])
  expect(new Set(table.split('\n').map((line) => line.split('|').length)).size).toBe(1)
})
