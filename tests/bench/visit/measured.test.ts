import { expect, test } from 'vitest'
import { summarize, summarizeInteraction } from '../../../bench/visit/measured.ts'
import { audit, bytes } from './sample-results.ts'

test('times and scores are medians, blocking times the least, lost points named once', () => {
  const audits = [700, 900, 710].map((fcp, index) =>
    audit({
      fcp,
      lcp: fcp + 5,
      tbt: 10 * (index + 1),
      scores: { performance: 100 - index },
      lost: index > 0 ? ['performance: total-blocking-time'] : [],
    }),
  )
  expect(summarize(audits, bytes())).toEqual({
    fcp: 710,
    lcp: 715,
    cls: 0,
    tbt: 10,
    scores: { performance: 99 },
    lost: ['performance: total-blocking-time'],
    bytes: bytes(),
  })
})

test('a tap has its median and its worst', () => {
  const taps = [80, 300, 90].map((toNextPaint) => ({ toNextPaint, toEffect: toNextPaint + 1 }))
  expect(summarizeInteraction('menu', taps)).toEqual({
    name: 'menu',
    toNextPaint: { median: 90, worst: 300 },
    toEffect: { median: 91, worst: 301 },
  })
})
