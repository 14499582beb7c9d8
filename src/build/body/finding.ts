import type { Point, Position as UnistPosition } from 'unist'
import type { Advice, Diagnostic, Position } from '../report/diagnostic.ts'

/** A diagnostic of the body in hand; the file's name is added at the end. */
export type Finding = Omit<Diagnostic, 'file'>

/** More findings than these help nobody. */
export const FINDINGS_LIMIT = 100

/** The place of a syntax node; `endColumn` only when it ends on the line where it begins. */
export function positionOf(position: UnistPosition | undefined, width?: number): Position {
  if (position === undefined) return { line: 1, column: 1 }
  const { start, end } = position
  if (width !== undefined) return pointOf(start, width)
  return pointOf(start, end.line === start.line ? end.column - start.column : 0)
}

/** A place of so many characters. */
export function pointOf({ line, column }: Pick<Point, 'line' | 'column'>, width = 0): Position {
  return width > 1 ? { line, column, endColumn: column + width } : { line, column }
}

/** The fault that the writer has to repair. */
export function error(position: Position, advice: Advice): Finding {
  return { ...advice, severity: 'error', ...position }
}

/** A doubt that does not stop the publication. */
export function warning(position: Position, advice: Advice): Finding {
  return { ...advice, severity: 'warning', ...position }
}

/** In reading order, each said once, not more than anybody reads. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return [...findings]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .filter((finding) => {
      const key = JSON.stringify(finding)
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, FINDINGS_LIMIT)
}
