import type { Problem } from '../problem.ts'
import { type Description, describe } from './describe.ts'

/** A problem in words, as `--format=json` prints it. */
export type Printed = Pick<Problem, 'code' | 'severity' | 'file' | 'range' | 'inDraft' | 'repair'> &
  Description & {
    line: number
    column: number
    /** Where the marked stretch ends on the same line, exclusive; absent: one character. */
    endColumn?: number
  }

/** Puts a problem into words. */
export function printed(problem: Problem): Printed {
  const { code, severity, file, range, repair, inDraft } = problem
  const { start, end } = range
  const isWide = end.line === start.line && end.column > start.column + 1
  return {
    code,
    severity,
    file,
    line: start.line,
    column: start.column,
    ...(isWide && { endColumn: end.column }),
    ...describe(problem),
    range,
    ...(inDraft && { inDraft }),
    ...(repair && { repair }),
  }
}
