import type { Line } from './lines.ts'
import type { LiteralMarkup } from './literal-markup.ts'

export const row = /^\|.*\|$/

/** A line of dashes, as the parser wants it. */
const divider = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/** A line of dashes, as writers and other programs draw it. */
const drawn = /^(?=.*[|+])(?=.*[-–—=_]{2})[-–—=_:|+\s]+$/

const cellsIn = (line: string) => line.replace(/^\||\|$/g, '').split('|').length

/** The line that belongs below a row. */
export const dividerFor = (line: string) => `|${' --- |'.repeat(Math.min(cellsIn(line), 12))}`

const whole = ({ text, from }: Line) => ({ from, to: from + text.length })

/** A table that stays text because of its line of dashes. */
export function findTable(lines: readonly Line[]): LiteralMarkup[] {
  const at = lines.findIndex(
    ({ text }, index) => index > 0 && drawn.test(text) && lines[index - 1]?.text.includes('|'),
  )
  const [head, dashes] = [lines[at - 1], lines[at]]
  if (head !== undefined && dashes !== undefined) return checkDashes(head, dashes)
  const foreign = findForeign(lines)
  if (foreign) return [foreign]
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

/** A row of a spreadsheet, or one without its outer bars; how many cells it has at most. */
const rowKinds = [
  { fault: 'tabs', separator: /\t/ },
  { fault: 'bars', separator: /[ \t]\|[ \t]/ },
] as const

/** Rows of one length, two or more in a row, which Markdown takes for a sentence. */
function findForeign(lines: readonly Line[]): LiteralMarkup | undefined {
  for (const { fault, separator } of rowKinds) {
    const cells = lines.map(({ text }) => (/^\|/.test(text) ? 1 : text.split(separator).length))
    const start = cells.findIndex((count, index) => count > 1 && count === cells[index + 1])
    const head = lines[start]
    if (head === undefined) continue
    const after = cells.findIndex((count, index) => index > start && count !== cells[start])
    const rows = lines.slice(start, after === -1 ? undefined : after)
    const last = rows.at(-1) ?? head
    const drawnRows = rows.map(
      ({ text }) =>
        `| ${text
          .split(separator)
          .map((cell) => cell.trim())
          .join(' | ')} |`,
    )
    const [first = '', ...others] = drawnRows
    const data = { fault, divider: dividerFor(first) } as const
    const text = [first, data.divider, ...others].join('\n')
    const isAlone = rows.length === lines.length
    return {
      ...whole(head),
      cause: { code: 'table-as-text', data },
      ...(isAlone && { correct: { from: head.from, to: last.from + last.text.length, text } }),
    }
  }
  return undefined
}
