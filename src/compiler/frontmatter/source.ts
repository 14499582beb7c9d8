import type { Document, LineCounter, ParsedNode } from 'yaml'
import type { Range, Repair } from '../text/range.ts'
import { yamlText } from '../text/yaml-text.ts'

/** A parsed text with what is needed to point into it. */
export type YamlSource = {
  text: string
  lines: LineCounter
  document: Document.Parsed<ParsedNode>
}

/** The stretch between two offsets, over several lines if need be. */
export function spanOf({ text, lines }: YamlSource, from: number, to: number): Range {
  const point = (offset: number) => {
    const { line, col } = lines.linePos(Math.min(offset, text.length))
    return { line, column: col }
  }
  return { start: point(from), end: point(to) }
}

/** The stretch between two offsets as it is marked: at least a sign, at most up to the line's end. */
export function rangeOf(source: YamlSource, from: number, to = from + 1): Range {
  const { start } = spanOf(source, from, from)
  const lineEnd = source.text.indexOf('\n', from)
  const end = Math.min(to, lineEnd === -1 ? source.text.length : lineEnd)
  return { start, end: { line: start.line, column: start.column + Math.max(1, end - from) } }
}

/** The line that holds an offset: where it starts and what it says. */
export function lineAt(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { start, line: text.slice(start, end === -1 ? text.length : end) }
}

/** A stretch to be replaced by another text. */
export function replace(
  source: YamlSource,
  from: number,
  to: number,
  text: string,
  safe = false,
): Repair {
  return { range: spanOf(source, from, to), text, safe }
}

/** The rest of a line, from an offset on, to be put in quotes. */
export function quoteRest(source: YamlSource, from: number, safe = false): Repair {
  const { start, line } = lineAt(source.text, from)
  const rest = line.slice(from - start)
  const value = rest.trim()
  const at = from + rest.indexOf(value)
  return replace(source, at, at + value.length, yamlText(value), safe)
}
