import type { Document, LineCounter, ParsedNode } from 'yaml'
import type { Position } from '../report/diagnostic.ts'

/** A parsed text with what is needed to point into it. */
export type YamlSource = {
  text: string
  lines: LineCounter
  document: Document.Parsed<ParsedNode>
}

/** The stretch between two offsets, cut at the end of its first line. */
export function positionOf({ text, lines }: YamlSource, from: number, to = from + 1): Position {
  const { line, col } = lines.linePos(Math.min(from, text.length))
  const lineEnd = text.indexOf('\n', from)
  const end = Math.min(to, lineEnd === -1 ? text.length : lineEnd)
  return { line, column: col, ...(end > from + 1 ? { endColumn: col + end - from } : {}) }
}

/** The line that holds an offset: where it starts and what it says. */
export function lineAt(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { start, line: text.slice(start, end === -1 ? text.length : end) }
}
