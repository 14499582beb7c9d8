import { expect, test } from 'vitest'
import { summarize } from '../../../bench/visit/measured.ts'
import { audit, bytes } from './sample-results.ts'

const route = { url: '/a', kind: 'text', isNoindex: false, html: '<p>' }

test('times are medians, blocking times the least, and the page apart from its floor', () => {
  const pairs = [700, 900, 710].map((fcp, index) => ({
    page: audit({ fcp, lcp: fcp + 5, tbt: 10 * (index + 1) }),
    floor: audit({ fcp: fcp - 100, tbt: 5 + index }),
  }))
  expect(summarize(route, pairs, bytes())).toMatchObject({
    fcp: 710,
    lcp: 715,
    tbt: 10,
    floor: { fcp: 610, lcp: 600, tbt: 5 },
  })
})

test('a score is a median, and a reason for lost points is named once', () => {
  const pairs = [100, 97, 99].map((performance) => ({
    page: audit({
      scores: { performance },
      lost: performance === 100 ? [] : ['performance: total-blocking-time'],
    }),
    floor: audit(),
  }))
  expect(summarize(route, pairs, bytes())).toMatchObject({
    scores: { performance: 99 },
    lost: ['performance: total-blocking-time'],
  })
})

test('the text of the page itself is not among the results', () => {
  expect(summarize(route, [{ page: audit(), floor: audit() }], bytes())).not.toHaveProperty('html')
})
