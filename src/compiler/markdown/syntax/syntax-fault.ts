import type { Finding } from '../finding.ts'

/** What stopped the parser, and a text without it, so that the rest can be checked too. */
export type SyntaxFault = {
  finding: Finding
  /** The same fault elsewhere, repaired as well: finding each would take a run of the parser. */
  others?: Finding[]
  repaired: string
}

/** A parser's error: its sentence is English and never shown. */
export type SyntaxProblem = {
  source: string
  /** Name of the parser's rule, e.g. `end-tag-mismatch`. */
  rule: string
  reason: string
  /** Where the parser stopped, and where the trouble ends if it knows. */
  from: number
  to: number
}
