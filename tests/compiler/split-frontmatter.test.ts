import { expect, test } from 'vitest'
import { splitFrontmatter } from '../../src/compiler/frontmatter/split-frontmatter.ts'

test('dates, octal look-alikes and words like yes stay strings', () => {
  const { data } = splitFrontmatter('---\na: 2025-08-14\nb: yes\nc: 10:30\nd: 007\ne: 1.10\n---\n')
  expect(data).toEqual({ a: '2025-08-14', b: 'yes', c: '10:30', d: 7, e: 1.1 })
})

test('the same faulty text has the same problem every time', () => {
  const source = '---\na: b: c\n---\n'
  expect(splitFrontmatter(source).problems).toHaveLength(1)
  expect(splitFrontmatter(source).problems).toHaveLength(1)
})
