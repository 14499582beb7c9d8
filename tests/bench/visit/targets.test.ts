import { expect, test } from 'vitest'
import type { Measured } from '../../../bench/visit/measured.ts'
import { judge } from '../../../bench/visit/targets.ts'

/** What a route may cost at most. */
const bytes = {
  html: 13_500,
  inlineScript: 1_500,
  scriptBeforeLoad: 0,
  scriptAfterIdle: 105_000,
  ownBody: 0,
  fonts: 64_000,
  fontsBeforeLoad: 0,
}
const scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
/** An article exactly at its limits. */
const article: Measured = {
  url: '/blog/hola',
  kind: 'article',
  minutes: 8,
  isNoindex: false,
  scores,
  fcp: 690,
  lcp: 690,
  cls: 0.01,
  tbt: 50,
  lost: [],
  floor: { fcp: 600, lcp: 600, cls: 0, tbt: 0 },
  bytes,
}

const missed = (changes: Partial<Measured>) =>
  judge([{ ...article, ...changes }], []).filter((verdict) => verdict.missed.length > 0)

test.each<[string, Partial<Measured>]>([
  ['at its limits', {}],
  ['of eleven minutes', { minutes: 11, fcp: 900 }],
  ['that search engines are kept from', { scores: { ...scores, seo: 66 }, isNoindex: true }],
  ['of prices', { kind: 'prices', bytes: { ...bytes, scriptAfterIdle: 119_000 } }],
  ['of home', { kind: 'home', fcp: 780, lcp: 780, bytes: { ...bytes, scriptAfterIdle: 115_000 } }],
])('a page %s misses nothing', (_, changes) => {
  expect(missed(changes)).toEqual([])
})

test.each<[string, string, Partial<Measured>]>([
  ['Lighthouse performance', '−1', { scores: { ...scores, performance: 99 } }],
  ['Lighthouse seo', '−8', { scores: { ...scores, seo: 92 } }],
  ['FCP ≤ 1.15 × floor, home ≤ 1.30 ×', '1.50 ×', { fcp: 900 }],
  ['FCP ≤ 1.15 × floor, home ≤ 1.30 ×', '1.30 ×', { kind: 'home', fcp: 781 }],
  ['LCP ≤ 1.15', '1.15 ×', { lcp: 691 }],
  ['LCP ≤ 1.15', '', { lcp: Number.NaN }],
  ['FCP ≤ that of the other', '', { old: { ...article, fcp: 589 } }],
  ['CLS', '', { cls: 0.011 }],
  ['TBT', '', { tbt: 51 }],
  ['no external script before load', '', { bytes: { ...bytes, scriptBeforeLoad: 1 } }],
  ['inline script', '', { bytes: { ...bytes, inlineScript: 1501 } }],
  ['script after idle', '', { bytes: { ...bytes, scriptAfterIdle: 105_001 } }],
])('one step over its limit a page misses %s: %s', (name, value, changes) => {
  expect(missed(changes)).toEqual([
    {
      name: expect.stringContaining(name),
      judged: 1,
      missed: [{ subject: '/blog/hola', value: expect.stringContaining(value) }],
    },
  ])
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
