import { expect, test } from 'vitest'
import { mosaicLayout } from '../../../src/pages/home/mosaic-layout.ts'

/** The tiles by rows of twelve columns; a row that is not full keeps its rest. */
function rowsOf(spans: readonly number[]): number[][] {
  const rows: number[][] = []
  for (const span of spans) {
    const row = rows.at(-1)
    if (row && row.reduce((sum, one) => sum + one, 0) + span <= 12) row.push(span)
    else rows.push([span])
  }
  return rows
}

const isFull = (row: readonly number[]) => row.reduce((sum, one) => sum + one, 0) === 12

/** Floods by a pattern: none, all, and places in between. */
const patterns = [() => false, () => true, (n: number) => n % 3 === 0, (n: number) => n % 5 === 3]

test('every row of the mosaic is full, for four to twelve services, whichever have a fire', () => {
  for (let count = 4; count <= 12; count++)
    for (const burns of patterns) {
      const layout = mosaicLayout(Array.from({ length: count }, (_, place) => burns(place)))
      expect(layout).toHaveLength(count)
      for (const width of ['phone', 'tablet', 'desktop'] as const) {
        const rows = rowsOf(layout.map((span) => span[width]))
        expect(rows.filter((row) => !isFull(row))).toEqual([])
        // From tablets on no tile lies across the page.
        if (width !== 'phone') expect(rows.filter((row) => row.length < 2)).toEqual([])
      }
    }
})

test('eight services are laid out as in the design: tiles with a fire are broad', () => {
  const layout = mosaicLayout([true, false, false, false, false, true, false, true])
  expect(layout.map(({ desktop }) => desktop)).toEqual([6, 3, 3, 3, 3, 6, 5, 7])
  expect(layout.map(({ phone }) => phone)).toEqual([12, 6, 6, 6, 6, 12, 12, 12])
})
