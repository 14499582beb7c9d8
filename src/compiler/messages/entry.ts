import type { Repair } from '../text/range.ts'

/** An error stops the build, except in a draft. */
export type Severity = 'error' | 'warning'

export type Entry<Data> = {
  severity: Severity
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

const entryOf =
  (severity: Severity) =>
  <Data = Record<never, never>>(sentences: Omit<Entry<Data>, 'severity'>): Entry<Data> => ({
    severity,
    ...sentences,
  })

/** A problem that stops the build; the type of its entry says which data the message needs. */
export const error = entryOf('error')

/** A problem that does not stop the build. */
export const warning = entryOf('warning')
