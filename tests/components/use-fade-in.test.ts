import { expect, test } from 'vitest'
import { shareToSee } from '../../src/components/use-fade-in.ts'

test('a section that fits waits for its threshold', () => {
  expect(shareToSee(800, 900, 0.1)).toBe(0.1)
  expect(shareToSee(600, 900, 0.3)).toBe(0.3)
})

test('a tall section waits for no more than a quarter of the screen', () => {
  expect(shareToSee(5000, 900, 0.1) * 5000).toBe(225)
  expect(shareToSee(1000, 480, 0.3) * 1000).toBe(120)
})
