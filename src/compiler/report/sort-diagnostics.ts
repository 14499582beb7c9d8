import type { Diagnostic } from './diagnostic.ts'

/** In the order of files and lines, each said once: the same content gives the same list. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((found) => [identity(found), found]))
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  )
}

const identity = ({ file, line, column, code, message }: Diagnostic) =>
  JSON.stringify([file, line, column, code, message])

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
