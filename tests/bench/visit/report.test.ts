import { expect, test } from 'vitest'
import { interactionTable, report, routeTable, verdictTable } from '../../../bench/visit/report.ts'
import { measured } from './sample-results.ts'

test('a route is one row with as many cells as there are titles', () => {
  const [titles, rule, row, ...rest] = routeTable([measured()])
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
  expect(rest).toEqual([])
  expect(rule).toHaveLength(titles?.length ?? 0)
  expect(row?.map((cell) => cell.trim())).toEqual(
    '/blog/hola 100 100 100 100 0.66 0.60 1.10 0.69 0.60 1.15 0.000 20 0 0 2000 80.0 13.5 64.0'.split(
      ' ',
    ),
  )
})

test('a page that asks search engines to stay away shows no score for them', () => {
  expect(routeTable([measured({ isNoindex: true })])).toContain('| 100 | 100 | 100 | – |')
})

test('a verdict shows how many reached it, who did not, and when there was nobody to judge', () => {
  const rows = verdictTable([
    { name: 'CLS 0.000', judged: 3, missed: [{ subject: '/a', value: '0.100' }] },
    { name: 'fonts', judged: 0, missed: [] },
  ])
  expect(rows).toContain('| CLS 0.000 | 2 of 3 | /a 0.100 |')
  expect(rows).toContain('| fonts | not judged |  |')
})

test('an interaction shows its median and its worst', () => {
  const menu = {
    name: 'menu',
    toNextPaint: { median: 96, worst: 120 },
    toEffect: { median: 88.4, worst: 130.6 },
  }
  expect(interactionTable([menu])).toContain('| menu | 96 | 120 | 88 | 131 |')
})

test('a report names date, machine, versions and what points were lost for', () => {
  const text = report({
    date: '2026-11-21T06:00:00.000Z',
    machine: { processor: 'Un procesador', cores: 2, system: 'Linux 6', benchmarkIndex: 1800 },
    versions: { Node: '20.20.2', lighthouse: '13.5.0' },
    runs: 5,
    routes: [measured({ lost: ['seo: is-crawlable'] })],
    interactions: [],
    verdicts: [],
  })
  for (const words of [
    '2026-11-21',
    'Un procesador',
    '2 cores',
    '1800',
    'lighthouse 13.5.0',
    'median of 5',
  ])
    expect(text).toContain(words)
  expect(text).toContain('- /blog/hola: seo: is-crawlable')
})
