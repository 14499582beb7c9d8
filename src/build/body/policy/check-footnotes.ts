import type { Text } from 'mdast'
import { code } from '../../phrase.ts'
import { type Finding, pointOf, warning } from '../finding.ts'

/** Calls of footnotes that are nowhere defined; the parser leaves them as plain text. */
export function checkFootnoteCalls(node: Text, source: string): Finding[] {
  const start = node.position?.start
  if (start?.offset === undefined || !node.value.includes('[^')) return []
  const findings: Finding[] = []
  for (const { 0: call, 1: label = '', index } of node.value.matchAll(/\[\^([^\]\s[]{1,60})\]/g)) {
    // Escapes and entities before it shift the place; then the beginning of the text has to do.
    const exact = source.startsWith(call, start.offset + index)
    const before = exact ? node.value.slice(0, index).split('\n') : ['']
    const last = before.at(-1)?.length ?? 0
    const place = {
      line: start.line + before.length - 1,
      column: before.length === 1 ? start.column + last : last + 1,
    }
    findings.push(
      warning(pointOf(place, exact ? call.length : 0), {
        code: 'missing-footnote',
        message: `La nota ${code(label)} no está escrita en ninguna parte.`,
        hint: `Agrega al final: ${call}: el texto de la nota.`,
      }),
    )
  }
  return findings
}
