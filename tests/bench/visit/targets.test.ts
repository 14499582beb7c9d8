import { expect, test } from 'vitest'
import type { Measured } from '../../../bench/visit/measured.ts'
import { judge } from '../../../bench/visit/targets.ts'
import { bytes, measured } from './sample-results.ts'

/** Targets that a route misses, by the beginning of their sentences. */
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
  ['FCP', { fcp: 661 }],
  ['LCP', { lcp: 691 }],
  ['CLS', { cls: 0.001 }],
  ['TBT', { tbt: 21 }],
  ['no external script before load', { bytes: bytes({ scriptBeforeLoad: 1 }) }],
  ['inline script', { bytes: bytes({ inlineScript: 2001 }) }],
  ['script after idle', { bytes: bytes({ scriptAfterIdle: 80_001 }) }],
  ["an article's own chunk", { bytes: bytes({ ownBody: 1 }) }],
  ['HTML', { bytes: bytes({ html: 13_501 }) }],
  ['no font before load', { bytes: bytes({ fontsBeforeLoad: 1 }) }],
  ['fonts', { bytes: bytes({ fonts: 64_001 }) }],
] as [string, Partial<Measured>][])('one step over the limit misses it: %s', (name, changes) => {
  const names = missed(changes)
  expect(names).toHaveLength(1)
  expect(names[0]).toMatch(new RegExp(`^${name}`))
})

test('the home page has limits of its own', () => {
  const home = { kind: 'home', fcp: 750, lcp: 780 }
  expect(missed({ ...home, bytes: bytes({ html: 32_000, scriptAfterIdle: 90_000 }) })).toEqual([])
  expect(missed({ ...home, fcp: 751, lcp: 781 })).toHaveLength(2)
})

test('a page that asks search engines to stay away is not judged for them', () => {
  const scores = { ...measured().scores, seo: 66 }
  expect(missed({ scores, isNoindex: true })).toEqual([])
})

test('a long article has no limit of size, a page of another kind none of script', () => {
  expect(missed({ minutes: 11, bytes: bytes({ html: 20_000 }) })).toEqual([])
  expect(
    missed({ kind: 'prices', bytes: bytes({ html: 20_000, scriptAfterIdle: 99_000 }) }),
  ).toEqual([])
})

test('a value that is missing does not pass', () => {
  expect(missed({ lcp: Number.NaN })).toHaveLength(1)
})

test('a verdict says who missed and by how much, and how many were judged', () => {
  const [verdict] = judge([measured(), measured({ url: '/blog/adios', fcp: 900 })], []).filter(
    ({ name }) => name.startsWith('FCP'),
  )
  expect(verdict).toEqual({
    name: 'FCP ≤ 1.10 × floor, home ≤ 1.25 ×',
    judged: 2,
    missed: [{ subject: '/blog/adios', value: '1.50 ×' }],
  })
})

test('interactions are judged by their medians', () => {
  const judged = judge(
    [],
    [
      {
        name: 'menu',
        toNextPaint: { median: 100, worst: 400 },
        toEffect: { median: 301, worst: 400 },
      },
    ],
  ).filter((verdict) => verdict.judged > 0)
  expect(judged.map((verdict) => verdict.missed)).toEqual([
    [],
    [{ subject: 'menu', value: '301 ms' }],
  ])
})
