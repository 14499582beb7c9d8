import type { FootnoteDefinition, Nodes, Text } from 'mdast'
import { type LocalProblem, warning } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { lineRangeIn } from '../../text/range.ts'
import { PROBLEMS_LIMIT } from '../limit-problems.ts'
import { firstOf, rangeOf } from '../tree.ts'
import type { Around } from './around.ts'

const call = /(?<!\\)\[\^([^\]\s[]{1,60})\]/g

/** Calls of footnotes that are nowhere defined; the parser leaves them as plain text. */
export function checkFootnoteCalls(node: Text, source: string): LocalProblem[] {
  if (!node.value.includes('[^')) return []
  const start = node.position?.start.offset ?? 0
  const written = source.slice(start, node.position?.end.offset)
  const calls = [...written.matchAll(call)].slice(0, PROBLEMS_LIMIT)
  return calls.map(({ 0: text, 1: label = '', index }) => {
    const range = lineRangeIn(source, start + index, start + index + text.length)
    const isNote =
      /(?:^|\n\n)$/.test(source.slice(0, start + index)) && written.length > text.length
    if (!isNote) return warning(range, { code: 'missing-footnote', data: { label } })
    const repair = { range: { start: range.end, end: range.end }, text: ':', safe: false }
    return warning(range, { code: 'footnote-colon', data: { label }, repair })
  })
}

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
export function checkFootnote(node: FootnoteDefinition, { notes }: Around): LocalProblem[] {
  const { called, written } = notes
  const name = node.label ?? node.identifier
  const range = firstOf(rangeOf(node.position), name.length + 4)
  const label = shorten(name, 200)
  const first = written.get(node.identifier)
  const line = first && first !== node ? rangeOf(first.position).start.line : undefined
  if (line === undefined && called.has(node.identifier)) return []
  return [warning(range, { code: 'lost-footnote', data: { label, ...(line && { line }) } })]
}
