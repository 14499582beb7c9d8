import { expect, test } from 'vitest'
import { shareToSee } from '../../src/components/use-fade-in.ts'

test('a section that fits waits for its threshold', () => {
  expect(shareToSee(800, 900, 0.3)).toBe(0.3)
  expect(shareToSee(5000, 900, 0.1)).toBe(0.1)
})

test('a section too tall to reach its threshold needs only first contact', () => {
  expect(shareToSee(4000, 900, 0.3)).toBe(0)
})
