import { stringify } from 'yaml'
import { type Repair, rangeIn } from '../text/range.ts'

/**
 * A text as a YAML scalar on one line, quoted only where it would otherwise be read differently.
 */
export const yamlText = (value: string): string =>
  stringify(value, { lineWidth: 0, singleQuote: true, blockQuote: false }).trimEnd()

export function lineAt(text: string, offset: number): { start: number; line: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  return { start, line: text.slice(start, end === -1 ? text.length : end) }
}

export const replace = (
  source: string,
  from: number,
  to: number,
  text: string,
  safe = false,
): Repair => ({ range: rangeIn(source, from, to), text, safe })

/** Puts the rest of a line into quotes. */
export function quoteRest(source: string, from: number): Repair {
  const { start, line } = lineAt(source, from)
  const rest = line.slice(from - start)
  const value = rest.trim()
  const at = from + rest.indexOf(value)
  return replace(source, at, at + value.length, yamlText(value), true)
}
