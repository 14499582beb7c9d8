import { catalogue } from '../messages/catalogue.ts'
import type { Entry } from '../messages/entry.ts'
import type { Cause, LocalProblem } from '../problem.ts'

/** What is wrong, and what to write instead, in Spanish. */
export type Description = { message: string; hint?: string }

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
