import { shorten } from '../explain/phrase.ts'
import type { Diagnostic } from './diagnostic.ts'

/** A fault of ours that content brought to light: told as such, without a stack trace. */
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
