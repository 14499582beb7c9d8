import type { Problem } from '../problem.ts'
import type { Range } from '../text/range.ts'
import { describe } from './describe.ts'
import type { Diagnostic, Position } from './diagnostic.ts'

/** A range as diagnostics tell it: its end only when it is more than a character of one line. */
export function positionOf({ start, end }: Range): Position {
  const isMarked = end.line === start.line && end.column > start.column + 1
  return isMarked ? { ...start, endColumn: end.column } : start
}

/** A problem in words, for what still prints diagnostics. */
export function toDiagnostic(problem: Problem): Diagnostic {
  const { code, severity, file, range } = problem
  return { code, severity, file, ...positionOf(range), ...describe(problem) }
}
