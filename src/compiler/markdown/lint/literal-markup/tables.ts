import type { Line } from './lines.ts'
import type { LiteralMarkup } from './literal-markup.ts'

/** A row between two bars. */
const row = /^\|.*\|$/

/** A line of dashes, as the parser wants it. */
const divider = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/** A line of dashes, as writers and other programs draw it. */
const drawn = /^(?=.*[|+])(?=.*[-–—=_]{2})[-–—=_:|+\s]+$/

const cellsIn = (line: string) => line.replace(/^\||\|$/g, '').split('|').length

/** The line that belongs below a row. */
const dividerFor = (line: string) => `|${' --- |'.repeat(Math.min(cellsIn(line), 12))}`

const whole = ({ text, from }: Line) => ({ from, to: from + text.length })

/** A table that stays text because of its line of dashes. */
export function findTable(lines: readonly Line[]): LiteralMarkup[] {
  const at = lines.findIndex(
    ({ text }, index) => index > 0 && drawn.test(text) && lines[index - 1]?.text.includes('|'),
  )
  const [head, dashes] = [lines[at - 1], lines[at]]
  if (head !== undefined && dashes !== undefined) return checkDashes(head, dashes)
  const first = lines.find(
    ({ text }, index) => row.test(text) && row.test(lines[index + 1]?.text ?? ''),
  )
  if (first === undefined) return []
  const data = { fault: 'missing', divider: dividerFor(first.text) } as const
  return [{ ...whole(first), cause: { code: 'table-as-text', data } }]
}

function checkDashes(head: Line, dashes: Line): LiteralMarkup[] {
  const correct = dividerFor(head.text)
  const [columns, cells] = [cellsIn(head.text), cellsIn(dashes.text)]
  if (!divider.test(dashes.text)) {
    const data = { fault: 'unclear', divider: correct } as const
    return [{ ...whole(dashes), cause: { code: 'table-as-text', data }, correct }]
  }
  if (columns === cells) return []
  const data = { fault: 'count', divider: correct, columns, cells } as const
  return [{ ...whole(dashes), cause: { code: 'table-as-text', data }, correct }]
}
