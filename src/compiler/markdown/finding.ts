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

/** A mistake that is made again and again is shown so often, and then counted. */
const REPEATS = 20

/** The first findings of each kind; the last of them says how many more there are. */
function countRepeats(findings: readonly Finding[]): Finding[] {
  const total = new Map<string, number>()
  const kindOf = ({ code, message }: Finding) => `${code} ${message}`
  for (const finding of findings) total.set(kindOf(finding), (total.get(kindOf(finding)) ?? 0) + 1)
  const shown = new Map<string, number>()
  return findings.flatMap((finding) => {
    const kind = kindOf(finding)
    const number = (shown.get(kind) ?? 0) + 1
    shown.set(kind, number)
    const rest = (total.get(kind) ?? 0) - REPEATS
    if (number > REPEATS) return []
    if (number < REPEATS || rest <= 0) return [finding]
    const more = `… y ${rest} más como este.`
    return [{ ...finding, hint: finding.hint ? `${finding.hint} ${more}` : more }]
  })
}

/** In reading order, each said once, not more than anybody reads. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  const once = [...findings]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .filter((finding) => {
      const key = JSON.stringify(finding)
      return !seen.has(key) && seen.add(key)
    })
  return countRepeats(once).slice(0, FINDINGS_LIMIT)
}
