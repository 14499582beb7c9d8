import { expect, test } from 'vitest'
import { report, routeTable, tapTable, verdictTable } from '../../../bench/visit/report.ts'
import { measured } from './sample-results.ts'

const cellsOf = (table: string) =>
  table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('a route is one row, and one more for the old site, with as many cells as titles', () => {
  const [titles, rule, row, old] = cellsOf(
    routeTable([measured({ isNoindex: true, old: measured({ fcp: 600 }) })]),
  )
  expect([rule?.length, row?.length, old?.length]).toEqual(Array(3).fill(titles?.length))
  expect(row?.slice(0, 5)).toEqual(['/blog/hola', '100 100 100 –', '0.69', '0.60', '1.15'])
  expect(old?.slice(0, 5)).toEqual(['/blog/hola (old)', '100 100 100 –', '0.60', '0.60', '1.00'])
})

test('a verdict shows how many reached it, who did not, and when there was nobody to judge', () => {
  const rows = verdictTable([
    { name: 'CLS', judged: 3, missed: [{ subject: '/a', value: '0.100' }] },
    { name: 'TBT', judged: 0, missed: [] },
  ])
  expect(rows).toContain('| CLS | 2 of 3 | /a 0.100 |')
  expect(rows).toContain('| TBT | not judged |  |')
})

test('an interaction shows its median and its worst for each site', () => {
  const menu = {
    name: 'menu',
    toNextPaint: { median: 96, worst: 120 },
    toEffect: { median: 88.4, worst: 130.6 },
  }
  const rows = tapTable(['new', 'old'].map((site) => ({ site, interactions: [menu] })))
  expect(rows).toContain('| menu | 96 | 120 | 88 | 131 |')
  expect(rows).toContain('| menu (old) | 96 |')
})

test('a report names machine, versions and what points were lost for', () => {
  const text = report({
    machine: '2026-11-21, 2 cores',
    versions: { lighthouse: '12.8.2' },
    runs: 5,
    benchmarkIndex: 1800,
    routes: [measured({ lost: ['seo: is-crawlable'] })],
    taps: [],
    verdicts: [],
  })
  for (const words of ['2 cores', '1800', 'lighthouse 12.8.2', 'median of 5'])
    expect(text).toContain(words)
  expect(text).toContain('- /blog/hola: seo: is-crawlable')
})
