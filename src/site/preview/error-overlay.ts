import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import type { Diagnostic } from '../../compiler/report/diagnostic.ts'
import { formatDiagnostics } from '../../compiler/report/format-diagnostics.ts'

const farewell = 'Corrige el archivo y guárdalo: este aviso se va solo. Con Esc lo escondes.'

/**
 * What the browser's error overlay shows: all errors, and above them the place of the first one,
 * which opens in the editor.
 */
export function errorOverlay(
  root: string,
  diagnostics: readonly Diagnostic[],
): ErrorPayload | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) return undefined
  const file = join(root, first.file)
  return {
    type: 'error',
    err: {
      message: `${formatDiagnostics(errors, { root, color: false })}\n\n${farewell}`,
      id: file,
      loc: { file, line: first.line, column: first.column },
      stack: '',
    },
  }
}
