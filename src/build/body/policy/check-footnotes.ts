import type { Text } from 'mdast'
import { code } from '../../explain/phrase.ts'
import { FINDINGS_LIMIT, type Finding, warning } from '../finding.ts'
import { placeAt } from '../syntax/source-place.ts'

const call = /(?<!\\)\[\^([^\]\s[]{1,60})\]/g

/** Calls of footnotes that are nowhere defined; the parser leaves them as plain text. */
export function checkFootnoteCalls(node: Text, source: string): Finding[] {
  if (!node.value.includes('[^')) return []
  const start = node.position?.start.offset ?? 0
  const written = source.slice(start, node.position?.end.offset)
  const calls = [...written.matchAll(call)].slice(0, FINDINGS_LIMIT)
  return calls.map(({ 0: text, 1: label = '', index }) =>
    warning(placeAt(source, start + index, start + index + text.length), {
      code: 'missing-footnote',
      message: `La nota ${code(label)} no está escrita en ninguna parte.`,
      hint: `Agrega al final: ${text}: el texto de la nota.`,
    }),
  )
}
