import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import type { Diagnostic } from '../report/diagnostic.ts'
import { formatDiagnostics } from '../report/format-diagnostics.ts'

/** What the browser's error overlay shows of the first error; the terminal has all of them. */
export function errorOverlay(
  root: string,
  diagnostics: readonly Diagnostic[],
): ErrorPayload | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) return undefined
  const text = formatDiagnostics(errors, { root, color: false })
  return {
    type: 'error',
    err: {
      message: `${first.message}\n\n${text}`,
      id: join(root, first.file),
      loc: { file: first.file, line: first.line, column: first.column },
      stack: '',
      plugin: 'contenido',
    },
  }
}
