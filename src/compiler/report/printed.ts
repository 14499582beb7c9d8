import { catalogue } from '../messages/catalogue.ts'
import type { Entry } from '../messages/entry.ts'
import type { Cause, LocalProblem, Problem } from '../problem.ts'

/** What is wrong, and what to write instead, in Spanish. */
type Description = { message: string; hint?: string }

/** Puts a problem into the sentences of its code. */
export function describe(problem: Cause & Pick<LocalProblem, 'more'>): Description {
  const { code, repair, more } = problem
  // The types of a problem see to it that its data are those of its code's sentences.
  const { message, hint } = catalogue[code] as Entry<unknown>
  const data = problem.data ?? {}
  const hints = [
    typeof hint === 'function' ? hint(data, repair) : hint,
    more !== undefined && `… y ${more} más como este.`,
  ].filter(Boolean)
  return {
    message: typeof message === 'function' ? message(data) : message,
    ...(hints.length > 0 && { hint: hints.join(' ') }),
  }
}

/** A problem in words, as `--format=json` prints it. */
export type Printed = Pick<Problem, 'code' | 'severity' | 'file' | 'range' | 'inDraft' | 'repair'> &
  Description & {
    line: number
    column: number
    /** Where the marked stretch ends on the same line, exclusive; absent: one character. */
    endColumn?: number
  }

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
