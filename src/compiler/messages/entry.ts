import type { Repair } from '../text/range.ts'

export type Entry<Data> = {
  message: string | ((data: Data) => string)
  hint?: string | ((data: Data, repair: Repair | undefined) => string | undefined)
  /**
   * Data for the message where it is shown without a problem; only a message that is a string needs
   * none.
   */
  example?: Data
  /**
   * An example with the problem, and the same without it; for docs/problemas.md and `--explain`.
   */
  bad: string
  good: string
}

/** An entry of the catalogue; its type says which data the message needs. */
export const entry = <Data = Record<never, never>>(sentences: Entry<Data>): Entry<Data> => sentences
