import { expect, test } from 'vitest'
import { inFile, type Problem, warning } from '../../../src/compiler/problem.ts'
import { rangeAt } from '../../../src/compiler/text/range.ts'
import { tellChanges } from '../../../src/site/preview/tell-changes.ts'

const unknown = (name: string, line: number): Problem =>
  inFile(
    'content/blog/a.mdx',
    warning(rangeAt(line, 1), { code: 'unknown-field', data: { name, fields: [] } }),
  )
const tell = (problems: Problem[], before: Problem[]) =>
  tellChanges(problems, before, { root: '/nowhere', color: false })

test('what was told before is not told again, though lines were added above it', () => {
  expect(tell([unknown('titulo', 9)], [unknown('titulo', 3)])).toBeUndefined()
})

test('the second of two alike is new', () => {
  const text = tell([unknown('titulo', 3), unknown('titulo', 9)], [unknown('titulo', 3)])
  expect(text).toContain('content/blog/a.mdx:9:1')
  expect(text).not.toContain('a.mdx:3:1')
  expect(text).toContain('En total: 2 advertencias en 1 archivo.')
})

test('what is mended is said to be mended', () => {
  expect(tell([], [unknown('titulo', 3)])).toBe(
    'Arreglado: content/blog/a.mdx: El campo `titulo` no existe.\n\nSin errores.',
  )
})
