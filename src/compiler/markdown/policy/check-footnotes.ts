import type { FootnoteDefinition, Nodes, Text } from 'mdast'
import { code } from '../../fields/phrase.ts'
import { FINDINGS_LIMIT, type Finding, positionOf, warning } from '../finding.ts'
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

/** The notes of a text: which are called, and where each is written. */
export type Footnotes = {
  called: Set<string>
  written: Map<string, FootnoteDefinition>
}

/** Takes down what a node has to do with notes; of two notes of one name the first is shown. */
export function noteFootnote(node: Nodes, { called, written }: Footnotes): void {
  if (node.type === 'footnoteReference') called.add(node.identifier)
  if (node.type === 'footnoteDefinition' && !written.has(node.identifier))
    written.set(node.identifier, node)
}

/** A note that no visitor would ever see. */
export function checkFootnote(node: FootnoteDefinition, { called, written }: Footnotes): Finding[] {
  const label = node.label ?? node.identifier
  const place = positionOf(node.position, label.length + 4)
  const first = written.get(node.identifier)
  if (first !== undefined && first !== node)
    return [
      warning(place, {
        code: 'repeated-footnote',
        message: `La nota ${code(label)} ya está en la línea ${first.position?.start.line}: esta no se publica.`,
        hint: 'Dale otro nombre, o borra una de las dos.',
      }),
    ]
  if (called.has(node.identifier)) return []
  return [
    warning(place, {
      code: 'uncalled-footnote',
      message: `El texto no llama a la nota ${code(label)}, así que no se publica.`,
      hint: `Escribe [^${label}] en el texto, donde va la llamada, o borra la nota.`,
    }),
  ]
}
