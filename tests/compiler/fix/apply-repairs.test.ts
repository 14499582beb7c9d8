import { expect, test } from 'vitest'
import {
  applyRepairs,
  keepsText,
  withoutOverlaps,
} from '../../../src/compiler/fix/apply-repairs.ts'
import { rangeAt } from '../../../src/compiler/text/range.ts'

const repair = (line: number, column: number, width: number, text: string) => ({
  range: rangeAt(line, column, width),
  text,
  safe: true,
})

test('repairs keep the mark of byte order and the ends of lines', () => {
  const text = '\ufeffuno\r\ndos\r\ntres'
  expect(applyRepairs(text, [repair(3, 1, 4, '3\n4'), repair(1, 1, 1, 'U')])).toBe(
    '\ufeffUno\r\ndos\r\n3\r\n4',
  )
})

test('of repairs that overlap, the first is applied', () => {
  const inside = [repair(1, 3, 2, 'b'), repair(1, 1, 3, 'a'), repair(1, 4, 1, 'c')]
  const at = (repairs: typeof inside) => repairs.map((one) => ({ repair: one }))
  expect(withoutOverlaps(at(inside)).map((one) => one.repair.text)).toEqual(['a', 'c'])
  const inserted = [repair(1, 2, 0, 'x'), repair(1, 2, 0, 'y')]
  expect(withoutOverlaps(at(inserted)).map((one) => one.repair.text)).toEqual(['x'])
})

test('a repair that drops a letter or a digit is known', () => {
  const range = { start: { line: 1, column: 3 }, end: { line: 2, column: 3 } }
  const text = 'a b\ncd e'
  expect(keepsText(text, { range, text: '"b: cd"' })).toBe(true)
  expect(keepsText(text, { range, text: 'b d' })).toBe(false)
})
