import { expect, test } from 'vitest'
import { flag, inFile, type Problem } from '../../../src/compiler/problem.ts'
import { rangeAt } from '../../../src/compiler/text/range.ts'
import { reportChanges } from '../../../src/site/preview/report-changes.ts'

const unknown = (name: string, line: number): Problem =>
  inFile(
    'content/blog/a.mdx',
    flag(rangeAt(line, 1), { code: 'unknown-field', data: { name, fields: [] } }),
  )
const report = (problems: Problem[], before: Problem[]) =>
  reportChanges(problems, before, { root: '/nowhere', color: false })

test('a known problem is not printed again, although lines were added above it', () => {
  expect(report([unknown('titulo', 9)], [unknown('titulo', 3)])).toBeUndefined()
})

test('a second problem equal to a known one is new', () => {
  const text = report([unknown('titulo', 3), unknown('titulo', 9)], [unknown('titulo', 3)])
  expect(text).toContain('content/blog/a.mdx:9:1')
  expect(text).not.toContain('a.mdx:3:1')
  expect(text).toContain('En total: 2 errores en 1 archivo.')
})

test('a solved problem is reported as solved', () => {
  expect(report([], [unknown('titulo', 3)])).toBe(
    'Arreglado: content/blog/a.mdx: El campo `titulo` no existe.\n\nSin errores.',
  )
})
