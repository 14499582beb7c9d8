import { expect, test } from 'vitest'
import { drawRing } from '../../src/art/ring.ts'

test('the ring is under its byte budget and inside its box', () => {
  const path = drawRing(30)
  expect(path.length).toBeLessThanOrEqual(2800)
  for (const number of path.match(/-?\d+/g) ?? []) {
    expect(Number(number)).toBeGreaterThanOrEqual(0)
    expect(Number(number)).toBeLessThanOrEqual(600)
  }
})
