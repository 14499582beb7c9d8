/**
 * A finding about the content. Our own code throws instead; what it throws at a single text becomes
 * the finding `internal-error`, so that the other texts are still checked.
 */
export type Diagnostic = {
  /** Stable, kebab-case name of the rule, e.g. `unknown-field`; tools may rely on it. */
  code: string
  severity: 'error' | 'warning'
  /** Path from the project's root with forward slashes, e.g. `content/blog/hola.mdx`. */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1, in UTF-16 units, as editors do. */
  column: number
  /** Where the marked stretch ends on the same line, exclusive; absent: one character. */
  endColumn?: number
  /** What is wrong, in Spanish. */
  message: string
  /** What to write instead, in Spanish. */
  hint?: string
}

/** What to say about a fault, wherever it stands. */
export type Advice = Pick<Diagnostic, 'code' | 'message' | 'hint'>

/** Where something stands in a file; both counted from 1. */
export type Position = { line: number; column: number; endColumn?: number }
