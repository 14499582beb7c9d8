import { expect, test } from 'vitest'
import { revealRatio } from '../../../src/features/reveal/reveal-ratio.ts'

test('a section that fits waits for its threshold', () => {
  expect(revealRatio(800, 900, 0.3)).toBe(0.3)
  expect(revealRatio(5000, 900, 0.1)).toBe(0.1)
})

test('a section too tall to reach its threshold needs only first contact', () => {
  expect(revealRatio(4000, 900, 0.3)).toBe(0)
})
