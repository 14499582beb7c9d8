import type { Parents } from 'mdast'
import type { Footnotes } from './check-footnotes.ts'

/** What the checks of a node know besides it: where it stands in its text, and what that uses. */
export type Around = {
  source: string
  ancestors: readonly Parents[]
  /** Definitions by what they are used for, by identifier. */
  links: ReadonlySet<string>
  pictures: ReadonlySet<string>
  notes: Footnotes
}
