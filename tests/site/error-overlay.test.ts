import { join } from 'node:path'
import { expect, test } from 'vitest'
import { error, inFile, type Problem } from '../../src/compiler/problem.ts'
import { rangeAt } from '../../src/compiler/text/range.ts'
import { errorOverlay } from '../../src/site/preview/error-overlay.ts'

const unknown = (name: string, line: number): Problem =>
  inFile(
    'content/blog/a.mdx',
    error(rangeAt(line, 1), { code: 'unknown-field', data: { name, fields: [] } }),
  )

test('the overlay names the file in full, so that it opens, and says each error once', () => {
  const overlay = errorOverlay('/proyecto', [unknown('titulo', 3), unknown('otro', 9)])

  expect(overlay?.err.loc).toEqual({
    file: join('/proyecto', 'content/blog/a.mdx'),
    line: 3,
    column: 1,
  })
  expect(overlay?.err.message.split('El campo `titulo` no existe.')).toHaveLength(2)
  expect(overlay?.err.message).toContain('El campo `otro` no existe.')
  expect(overlay?.err.plugin).toBeUndefined()
})

test('warnings alone do not cover the page', () => {
  expect(
    errorOverlay('/proyecto', [{ ...unknown('titulo', 3), severity: 'warning' }]),
  ).toBeUndefined()
})
