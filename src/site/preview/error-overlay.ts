import { join } from 'node:path'
import type { ErrorPayload } from 'vite'
import type { Problem } from '../../compiler/problem.ts'
import { formatProblems } from '../../compiler/report/format-problems.ts'

const farewell = 'Corrige el archivo y guárdalo: este aviso se va solo. Con Esc lo escondes.'

/**
 * What the browser's error overlay shows: all errors, and above them the place of the first one,
 * which opens in the editor.
 */
export function errorOverlay(root: string, problems: readonly Problem[]): ErrorPayload | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) return undefined
  const file = join(root, first.file)
  return {
    type: 'error',
    err: {
      message: `${formatProblems(errors, { root, color: false })}\n\n${farewell}`,
      id: file,
      loc: { file, ...first.range.start },
      stack: '',
    },
  }
}
