import { type Cause, error, type LocalProblem } from '../../problem.ts'
import type { Range } from '../../text/range.ts'

/** An error that stopped the parser. Its sentence is English and never shown. */
export type ParserError = {
  source: string
  /** Name of the parser's rule, e.g. `end-tag-mismatch`. */
  rule: string
  reason: string
  /** Where the parser stopped, and where the trouble ends if it knows. */
  from: number
  to: number
}

/** What it is to a writer, and a text without it, so that the rest can be checked too. */
export type Explanation = {
  /** The first one stopped the parser; others of its kind each would take a run to find. */
  problems: LocalProblem[]
  rest: string
}

/** An explanation by one problem, with the text without it. */
export const explained = (range: Range, cause: Cause, rest: string): Explanation => ({
  problems: [error(range, cause)],
  rest,
})
