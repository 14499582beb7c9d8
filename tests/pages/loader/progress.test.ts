import { expect, test } from 'vitest'
import { nextProgress, statusText } from '../../../src/pages/loader/progress.ts'

const stages = ['uno', 'dos', 'tres', 'cuatro', 'cinco']

test('a tick adds from 0 to 15', () => {
  expect(nextProgress(0, 0)).toBe(0)
  expect(nextProgress(0, 0.5)).toBe(7.5)
  expect(nextProgress(30, 0.999_999)).toBeCloseTo(45, 3)
})

test('the five status texts follow progress in fifths', () => {
  const texts = [0, 19.9, 20, 39.9, 40, 59.9, 60, 79.9, 80, 99.9]
  expect(texts.map((progress) => statusText(progress, stages, 'fin'))).toEqual([
    'uno',
    'uno',
    'dos',
    'dos',
    'tres',
    'tres',
    'cuatro',
    'cuatro',
    'cinco',
    'cinco',
  ])
})
