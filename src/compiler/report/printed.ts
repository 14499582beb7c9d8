import type { Problem } from '../problem.ts'
import type { Range, Repair } from '../text/range.ts'
import { describe } from './describe.ts'

/** A problem in words, as `--format=json` prints it. */
export type Printed = {
  code: string
  severity: 'error' | 'warning'
  file: string
  line: number
  column: number
  /** Where the marked stretch ends on the same line, exclusive; absent: one character. */
  endColumn?: number
  /** What is wrong, in Spanish. */
  message: string
  /** What to write instead, in Spanish. */
  hint?: string
  range: Range
  /** Whether it stands in a draft, where it stops nobody. */
  inDraft?: true
  repair?: Repair
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
