import { expect, test } from 'vitest'
import { statusText } from '../../../src/pages/loader/progress.ts'

test('the five status texts follow progress in fifths', () => {
  const stages = ['uno', 'dos', 'tres', 'cuatro', 'cinco']
  const textsAt = (...progress: number[]) => progress.map((at) => statusText(at, stages, 'fin'))
  expect(textsAt(0, 20, 40, 60, 80)).toEqual(stages)
  expect(textsAt(19.9, 39.9, 59.9, 79.9, 99.9)).toEqual(stages)
})
