import { expect, test } from 'vitest'
import type { Measured } from '../../../bench/visit/measured.ts'
import { judge } from '../../../bench/visit/targets.ts'

function measured(changes: Partial<Measured> = {}): Measured {
  return {
    url: '/blog/hola',
    kind: 'article',
    minutes: 8,
    isNoindex: false,
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    fcp: 690,
    lcp: 690,
    cls: 0.01,
    tbt: 50,
    lost: [],
    floor: { fcp: 600, lcp: 600, cls: 0, tbt: 0 },
    bytes: bytes(),
    ...changes,
  }
}

/** What a route may cost at most. */
function bytes(changes: Partial<Measured['bytes']> = {}): Measured['bytes'] {
  return {
    html: 13_500,
    inlineScript: 1_500,
    scriptBeforeLoad: 0,
    scriptAfterIdle: 105_000,
    ownBody: 0,
    fonts: 64_000,
    fontsBeforeLoad: 0,
    ...changes,
  }
}

const missed = (changes: Partial<Measured>) =>
  judge([measured(changes)], [])
    .filter((verdict) => verdict.missed.length > 0)
    .map(({ name }) => name)

test('a route exactly at its limits misses nothing', () => {
  expect(missed({})).toEqual([])
})

test.each([
  ['Lighthouse performance', { scores: { ...measured().scores, performance: 99 } }],
  ['Lighthouse seo', { scores: { ...measured().scores, seo: 92 } }],
  ['FCP ≤ 1.15', { fcp: 691 }],
  ['LCP ≤ 1.15', { lcp: 691 }],
  ['FCP ≤ that of the old', { old: measured({ fcp: 589 }) }],
  ['CLS', { cls: 0.011 }],
  ['TBT', { tbt: 51 }],
  ['no external script before load', { bytes: bytes({ scriptBeforeLoad: 1 }) }],
  ['inline script', { bytes: bytes({ inlineScript: 1501 }) }],
  ['script after idle', { bytes: bytes({ scriptAfterIdle: 105_001 }) }],
] as [string, Partial<Measured>][])('one step over the limit misses it: %s', (name, changes) => {
  const names = missed(changes)
  expect(names).toHaveLength(1)
  expect(names[0]).toMatch(new RegExp(`^${name}`))
})

test('home, long articles and other pages have limits of their own', () => {
  const home = { kind: 'home', fcp: 780, lcp: 780, bytes: bytes({ scriptAfterIdle: 115_000 }) }
  expect(missed(home)).toEqual([])
  expect(missed({ ...home, fcp: 781, lcp: 781 })).toHaveLength(2)
  expect(missed({ minutes: 11, fcp: 900 })).toEqual([])
  expect(missed({ kind: 'prices', bytes: bytes({ scriptAfterIdle: 119_000 }) })).toEqual([])
})

test('a page that asks search engines to stay away is not judged for them', () => {
  expect(missed({ scores: { ...measured().scores, seo: 66 }, isNoindex: true })).toEqual([])
})

test('a value that is missing does not pass', () => {
  expect(missed({ lcp: Number.NaN })).toHaveLength(1)
})

test('a verdict says who missed and by how much, and how many were judged', () => {
  const verdicts = judge([measured(), measured({ url: '/blog/adios', fcp: 900 })], [])
  expect(verdicts.find(({ name }) => name.startsWith('FCP'))).toEqual({
    name: 'FCP ≤ 1.15 × floor, home ≤ 1.30 ×',
    judged: 2,
    missed: [{ subject: '/blog/adios', value: '1.50 ×' }],
  })
})

test('interactions are judged by their medians', () => {
  const spread = (median: number) => ({ median, worst: 400 })
  const menu = { name: 'menu', toNextPaint: spread(150), toEffect: spread(301) }
  const judged = judge([], [menu]).filter((verdict) => verdict.judged > 0)
  expect(judged.map((verdict) => verdict.missed)).toEqual([
    [],
    [{ subject: 'menu', value: '301 ms' }],
  ])
})
