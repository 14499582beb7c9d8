import type { LocalProblem } from '../../problem.ts'

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
