import { expect, test } from 'vitest'
import { readBuildDate, today } from '../../src/lib/build-date.ts'

test('the day is that of Mexico City', () => {
  expect(today(new Date('2025-08-15T05:59:59Z'))).toBe('2025-08-14')
  expect(today(new Date('2025-08-15T06:00:00Z'))).toBe('2025-08-15')
})

test('BUILD_DATE sets the day, and only a day', () => {
  expect(readBuildDate({ BUILD_DATE: '2024-02-29' })).toBe('2024-02-29')
  expect(readBuildDate({})).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const BUILD_DATE of ['2025-02-30', 'ayer', '2025-8-1', '2025-08-14T10:00'])
    expect(() => readBuildDate({ BUILD_DATE })).toThrow(BUILD_DATE)
})
