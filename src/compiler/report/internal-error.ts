import { shorten } from '../fields/phrase.ts'
import type { Diagnostic } from './diagnostic.ts'

/** A fault of ours that content brought to light, for its writer; see `printFault`. */
export function internalError(file: string, error: unknown): Diagnostic {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return {
    code: 'internal-error',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: 'Este texto hizo tropezar al programa: es un error nuestro, no tuyo.',
    hint: `Deshaz lo último que cambiaste y avisa a quien programa. Detalle: ${shorten(detail, 200)}`,
  }
}

/** Where a fault of ours happened, as text that can leave its thread. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

const printed = new Set<string>()

/** Prints the stack of a fault for those who program, once: most faults meet many texts. */
export function printFault(stack: string): void {
  if (printed.has(stack)) return
  printed.add(stack)
  console.error(stack)
}
