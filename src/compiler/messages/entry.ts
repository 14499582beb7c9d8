import type { Repair } from '../text/range.ts'

export type Entry<Data> = {
  message: string | ((data: Data) => string)
  hint?: string | ((data: Data, repair: Repair | undefined) => string | undefined)
  /** Data for the sentence where it is told by itself; only a message that is a text needs none. */
  example?: Data
  /** A text with the problem, and the same without it; for docs/problemas.md and `--explain`. */
  bad: string
  good: string
}

/** An entry of the catalogue; its type says which data the sentences need. */
export const entry = <Data = Record<never, never>>(sentences: Entry<Data>): Entry<Data> => sentences
