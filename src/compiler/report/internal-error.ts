import { error, inFile, type Problem } from '../problem.ts'
import { shorten } from '../text/printable.ts'
import { rangeAt } from '../text/range.ts'

/** An internal error that a text triggered, as a problem for its writer; see `printFault`. */
export function internalError(file: string, thrown: unknown): Problem {
  const detail = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  return inFile(
    file,
    error(rangeAt(1, 1), { code: 'internal-error', data: { detail: shorten(detail, 200) } }),
  )
}

/** The stack of an internal error, as text that can be passed between threads. */
export const stackOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)

const printed = new Set<string>()

/** Prints the stack of an internal error for programmers, once: most affect many texts. */
export function printFault(stack: string): void {
  if (printed.has(stack)) return
  printed.add(stack)
  console.error(stack)
}
