import { expect, test } from 'vitest'
import { splitFrontmatter } from '../../src/compiler/frontmatter/split-frontmatter.ts'
import { rangeAt } from '../../src/compiler/text/range.ts'

const split = splitFrontmatter

test('the body keeps its line numbers: blank lines replace the frontmatter', () => {
  const { body, closingLine } = split('---\ntitle: a\ndate: b\n---\n\nHola\n---\nFin')
  expect(body).toBe('\n\n\n\n\nHola\n---\nFin')
  expect(closingLine).toBe(4)
})

test('dates, octal look-alikes and words like yes stay strings', () => {
  const { data } = split('---\na: 2025-08-14\nb: yes\nc: 10:30\nd: 007\ne: 1.10\n---\n')
  expect(data).toEqual({ a: '2025-08-14', b: 'yes', c: '10:30', d: 7, e: 1.1 })
})

test('keys, values and items have their ranges', () => {
  const { locate } = split('---\ncard:\n  title: Hola\nlist:\n  - uno\n  - [dos, tres]\n---\n')
  expect(locate(['card'], 'key')).toEqual(rangeAt(2, 1, 4))
  expect(locate(['card', 'title'], 'value')).toEqual(rangeAt(3, 10, 4))
  expect(locate(['list', 1, 1], 'value')).toEqual(rangeAt(6, 11, 4))
  expect(locate([], 'value')).toEqual(rangeAt(1, 1, 3))
})

test('a path that does not exist has the range of its nearest parent', () => {
  const { locate } = split('---\ncard:\n  title: Hola\n---\n')
  expect(locate(['card', 'icon'], 'value')).toMatchObject({ start: { line: 2, column: 1 } })
  expect(locate(['nada', 'de', 'nada'], 'key')).toMatchObject({ start: { line: 1, column: 1 } })
})

test('the same faulty text has the same problem every time', () => {
  const source = '---\na: b: c\n---\n'
  expect(split(source).problems).toHaveLength(1)
  expect(split(source).problems).toHaveLength(1)
})
