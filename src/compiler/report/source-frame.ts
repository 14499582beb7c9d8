import { printable } from '../text/printable.ts'
import type { Printed } from './printed.ts'

/** With the number of the line it fits a terminal of 80 columns. */
const width = 70
const before = 30

/** A character as printed, and how many columns of a terminal it takes. */
function cell(character: string): { text: string; columns: number } {
  const text = character === '\t' ? '  ' : printable(character)
  if (/^(?:\p{M}|\u200d)/u.test(character)) return { text: character, columns: 0 }
  return { text, columns: text.length }
}

/** The part of a line around a position, ready to print, and the line of carets below it. */
function cut(line: string, column: number, endColumn: number): { shown: string; carets: string } {
  const start = column - 1 > width - before ? Math.max(0, column - 1 - before) : 0
  // Never begins in the middle of a surrogate pair.
  const from = /^[\udc00-\udfff]/.test(line.slice(start, start + 1)) ? start - 1 : start
  let shown = from > 0 ? '…' : ''
  let columns = shown.length
  let padding = columns
  let marked = 0
  let at = from
  for (const character of line.slice(from, from + width * 2)) {
    const { text, columns: own } = cell(character)
    if (columns + own > width) {
      shown += '…'
      break
    }
    if (at < column - 1) padding += own
    else if (at < endColumn - 1) marked += own
    shown += text
    columns += own
    at += character.length
  }
  return { shown, carets: `${' '.repeat(padding)}${'^'.repeat(Math.max(1, marked))}` }
}

/** The line of a problem between its neighbours, numbered, with carets below the marked range. */
export function sourceFrame(
  lines: readonly string[],
  { line, column, endColumn = column + 1 }: Pick<Printed, 'line' | 'column' | 'endColumn'>,
): string[] {
  const text = lines[line - 1]
  if (text === undefined) return []
  const number = (value: number | '') => String(value).padStart(String(line + 1).length)
  const neighbour = (offset: number) => {
    const other = lines[line - 1 + offset]
    if (other === undefined || (other === '' && offset > 0)) return []
    return [`  ${number(line + offset)} | ${cut(other, 1, 1).shown}`.trimEnd()]
  }
  const { shown, carets } = cut(text, Math.min(column, text.length + 1), endColumn)
  return [
    ...neighbour(-1),
    `> ${number(line)} | ${shown}`.trimEnd(),
    `  ${number('')} | ${carets}`,
    ...neighbour(1),
  ]
}
