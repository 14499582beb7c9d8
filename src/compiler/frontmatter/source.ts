import type { Document, ParsedNode } from 'yaml'
import { lineRangeIn, type Range, type Repair, rangeIn } from '../text/range.ts'
import { yamlText } from '../text/yaml-text.ts'

/** A text and its parsed document, to locate nodes in the text. */
export type YamlSource = { text: string; document: Document.Parsed<ParsedNode> }

type Text = Pick<YamlSource, 'text'>

/** The range between two offsets, cut at the end of its first line. */
export const rangeOf = ({ text }: Text, from: number, to?: number): Range =>
  lineRangeIn(text, from, to)

export function lineAt(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { start, line: text.slice(start, end === -1 ? text.length : end) }
}

export const replace = (
  source: Text,
  from: number,
  to: number,
  text: string,
  safe = false,
): Repair => ({ range: rangeIn(source.text, from, to), text, safe })

export function quoteRest(source: Text, from: number, safe = false): Repair {
  const { start, line } = lineAt(source.text, from)
  const rest = line.slice(from - start)
  const value = rest.trim()
  const at = from + rest.indexOf(value)
  return replace(source, at, at + value.length, yamlText(value), safe)
}
