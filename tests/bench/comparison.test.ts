import { expect, test } from 'vitest'
import { median } from '../../bench/median.ts'
import { costTable } from '../../bench/table.ts'

const one = (site: string, step: string, cpu: number) => ({
  site,
  step,
  cost: { cpu, wall: cpu / 2, memory: 200 },
})

test('the table shows medians, and ratios to the site that came first', () => {
  const table = costTable(100, [
    one('ours', 'clean', 4),
    one('theirs', 'clean', 8),
    one('ours', 'clean', 100),
    one('theirs', 'clean', 10),
    one('ours', 'clean', 5),
  ])
  expect(table.split('\n').slice(2)).toEqual([
    '| 100: clean | ours | 5.00 | 1.00 | 2.50 | 1.00 | 200 | 1.00 |',
    '| 100: clean | theirs | 9.00 | 1.80 | 4.50 | 1.80 | 200 | 1.00 |',
  ])
  expect(() => median([])).toThrow('nothing')
})
