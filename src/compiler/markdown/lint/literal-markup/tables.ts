import type { Nodes, Paragraph, Parents } from 'mdast'
import { beginning, type Line, type LiteralMarkup, linesOf } from './literal-markup.ts'

const row = /^\|.*\|$/

/** A delimiter row that the parser accepts. */
const divider = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/** A delimiter row as writers and other programs draw it. */
const drawn = /^(?=.*[|+])(?=.*(?:[-=_]{2}|[–—]))[-–—=_:|+\s]+$/

const cellsIn = (line: string) => line.replace(/^\||\|$/g, '').split('|').length

/** The delimiter row for a header row. */
const dividerFor = (line: string) => `|${' --- |'.repeat(Math.min(cellsIn(line), 12))}`

const whole = ({ text, from }: Line) => ({ from, to: from + text.length })

/** Finds a table that stays text because its delimiter row is wrong or missing. */
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
  const data = divider.test(first.text)
    ? ({ fault: 'headless' } as const)
    : ({ fault: 'missing', divider: dividerFor(first.text) } as const)
  return [{ ...whole(first), fault: { code: 'table-as-text', data } }]
}

function checkDashes(head: Line, dashes: Line): LiteralMarkup[] {
  const repair = dividerFor(head.text)
  if (divider.test(dashes.text) && cellsIn(head.text) === cellsIn(dashes.text)) return []
  const data = { fault: 'divider', divider: repair } as const
  return [{ ...whole(dashes), fault: { code: 'table-as-text', data, repair } }]
}

/** What separates the cells of a spreadsheet, and of a row without outer bars. */
const separators = [/\t/, /[ \t]\|[ \t]/]

/**
 * Finds two or more consecutive rows with the same number of cells, which Markdown takes for text.
 */
function findForeign(lines: readonly Line[]): LiteralMarkup | undefined {
  for (const separator of separators) {
    const cells = lines.map(({ text }) => (text.startsWith('|') ? 1 : text.split(separator).length))
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
    const data = { fault: 'cells', divider: dividerFor(first) } as const
    const isAlone = rows.length === lines.length
    const repair = isAlone ? [first, data.divider, ...others].join('\n') : undefined
    return {
      ...whole(head),
      fault: { code: 'table-as-text', data, repair },
      replaced: { from: head.from, to: last.from + last.text.length },
    }
  }
  return undefined
}

/**
 * Finds table rows that a blank line separates from their table. Only the first rows after it are
 * reported; `undefined` where the text is not a table row.
 */
export function findRowsApart(
  block: Paragraph,
  parent: Parents,
  text: string,
): LiteralMarkup[] | undefined {
  const [first] = linesOf(text)
  if (first === undefined || !row.test(first.text)) return undefined
  const siblings: Nodes[] = parent.children
  const at = siblings.indexOf(block)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  if (beginning(before).startsWith('|')) return []
  const isApart =
    before?.type === 'table' || (!text.includes('\n') && beginning(after).startsWith('|'))
  const fault = { code: 'table-as-text', data: { fault: 'apart' } } as const
  return isApart ? [{ ...whole(first), fault }] : undefined
}
