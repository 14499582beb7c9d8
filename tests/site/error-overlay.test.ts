import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../src/compiler/report/diagnostic.ts'
import { errorOverlay } from '../../src/site/preview/error-overlay.ts'

const error: Diagnostic = {
  code: 'unknown-field',
  severity: 'error',
  file: 'content/blog/a.mdx',
  line: 3,
  column: 1,
  message: 'El campo `titulo` no existe.',
  hint: '¿Quisiste decir `title`?',
}

test('the overlay names the file in full, so that it opens, and says each error once', () => {
  const overlay = errorOverlay('/proyecto', [error, { ...error, line: 9, message: 'Otro.' }])

  expect(overlay?.err.loc).toEqual({
    file: join('/proyecto', 'content/blog/a.mdx'),
    line: 3,
    column: 1,
  })
  expect(overlay?.err.message.split(error.message)).toHaveLength(2)
  expect(overlay?.err.message).toContain('Otro.')
  expect(overlay?.err.plugin).toBeUndefined()
})

test('warnings alone do not cover the page', () => {
  expect(errorOverlay('/proyecto', [{ ...error, severity: 'warning' }])).toBeUndefined()
})
