import type { Nodes, Paragraph, Parents } from 'mdast'
import { nameOf } from '../../../text/look-alikes.ts'
import { shorten } from '../../../text/printable.ts'
import { type LiteralMarkup, unmask } from './literal-markup.ts'

/** A line of a paragraph without the marks of its quotes and lists. */
type Line = { text: string; from: number }

/** Finds lines of a paragraph that were meant as headings, lists, boxes or tables. */
export function findInLines(paragraph: string): LiteralMarkup[] {
  const lines = linesOf(paragraph)
  const list = findList(lines)
  // Lists come before tables: a tab may follow the mark of an item, as it separates the cells of a
  // spreadsheet.
  return [...lines.flatMap(findInLine), ...(list.length > 0 ? list : findTable(lines))]
}

/** The lines of a paragraph; all but the first may begin with indentation and quote marks. */
function linesOf(paragraph: string): Line[] {
  const lines: Line[] = []
  for (const { 0: whole, index } of paragraph.matchAll(/[^\r\n]+/g)) {
    const margin = index === 0 ? 0 : (/^[ \t>]*/.exec(whole)?.[0].length ?? 0)
    lines.push({ text: whole.slice(margin).trimEnd(), from: index + margin })
  }
  return lines
}

/** Three quotation marks that look like the fence of a code block. */
const fenceOfQuotes = /^(?:´{3}|'{3}|’{3}|‘{3}|"{3}|“{3}|”{3})[ \t]*([\w+-]*)$/

/** Markdown marks followed by a special space that Markdown does not accept. */
const hardSpace = /^(#{1,6}|[-*+>]|\d{1,3}[.)])([\u00a0\u2000-\u200a\u202f])/

function findInLine({ text, from }: Line): LiteralMarkup[] {
  const [code, language] = fenceOfQuotes.exec(text) ?? []
  if (code !== undefined) {
    const to = from + code.length
    const written = code.slice(0, 3)
    const repair = `\`\`\`${language}`
    return [{ from, to, fault: { code: 'fence-as-text', data: { written }, repair } }]
  }
  const [, sign, space] = hardSpace.exec(text) ?? []
  if (sign !== undefined && space !== undefined) {
    const at = from + sign.length
    const data = { after: sign, ...nameOf(space) }
    return [{ from: at, to: at + 1, fault: { code: 'odd-space', data, repair: ' ' } }]
  }
  // A single # may begin a hashtag, but not before several words without a full stop.
  const [written] =
    /^(?:#{2,6}(?=[\p{L}\p{N}¿¡«"“(*_])|#(?=[\p{Lu}¿¡]\p{Ll}+ [^#.!]+$))/u.exec(text) ?? []
  if (written !== undefined) {
    const to = from + written.length
    const title = shorten(unmask(text.slice(written.length)))
    const signs = written.padEnd(2, '#')
    const repair = `${signs.slice(written.length)} `
    const fault = { code: 'heading-as-text', data: { signs, title }, repair } as const
    return [{ from, to, fault, replaced: { from: to, to } }]
  }
  const [fence] = /^:::+[ \t]*\p{L}[\w-]*/u.exec(text) ?? []
  if (fence === undefined) return []
  const data = { written: shorten(fence, 200) }
  return [{ from, to: from + fence.length, fault: { code: 'box-as-text', data } }]
}

/** Finds `> [!NOTE]` at the beginning of a quote. */
export function findQuotedBox(text: string): LiteralMarkup[] {
  const [written] = /^\[!\w{2,20}\]/.exec(text) ?? []
  if (written === undefined) return []
  return [{ from: 0, to: written.length, fault: { code: 'box-as-text', data: { written } } }]
}

/** Patterns of lines that look like list items, with the Markdown mark of an item. */
const points = [
  // The private characters are bullets of Word, and its second level is the letter o.
  {
    pattern: /^(?:[•●◦▪‣·✓✔✅☑§➢➤►▶▸❖→\uf076\uf0a7\uf0b7\uf0d8\uf0fc]\ufe0f?|o(?=\t))[ \t\u00a0]*/,
    mark: '- ',
  },
  { pattern: /^[-+*](?=[\p{L}¿¡])/u, mark: '- ' },
  { pattern: /^[–—][ \t\u00a0]+(?=\S)/, mark: '- ' },
  { pattern: /^\d{1,2}[.)](?=[\p{L}¿¡])/u, mark: '1. ' },
  { pattern: /^\d{1,2}(?:\.-|\.º|º|°| ?[-–—](?=[ \t]))[ \t]*(?=[\p{L}¿¡*])/u, mark: '1. ' },
  { pattern: /^\d\ufe0f?\u20e3[ \t]*/u, mark: '1. ' },
  { pattern: /^[a-hA-H](?:\)|\.(?=[ \t]))[ \t]*(?=\S)/, mark: '- ' },
  { pattern: /^\[[ xX]?\][ \t]+(?=\S)/, mark: '- [ ] ' },
] as const

/** Lines that begin with an emoji, unless they end with a line break of their own. */
const emojiLine = {
  pattern: /^(?=\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?!.*\ufffc$)/u,
  mark: '- ',
} as const

/** The mark of a list item; it keeps its number, and a task that is done stays done. */
const beginWith = (mark: string) => (sign: string) => {
  if (mark === '1. ') return `${Number.parseInt(sign, 10)}. `
  return /x/i.test(sign) ? '- [x] ' : mark
}

/** One line may be an accident; two in a row are a list. */
function findList(lines: readonly Line[]): LiteralMarkup[] {
  for (const { pattern, mark } of [...points, emojiLine]) {
    const at = lines.findIndex(
      ({ text }, index) =>
        pattern.test(text) && (mark === '- [ ] ' || pattern.test(lines[index + 1]?.text ?? '')),
    )
    const line = lines[at]
    if (line === undefined) continue
    const to = line.from + (pattern.exec(line.text)?.[0].trimEnd().length || 2)
    const rest = lines.slice(at)
    const last = rest.at(-1) ?? line
    const repair = rest.map((one) => one.text.replace(pattern, beginWith(mark))).join('\n')
    const replaced = { from: line.from, to: last.from + last.text.length }
    const fault = { code: 'list-as-text', data: { mark }, repair } as const
    return [{ from: line.from, to, fault, replaced }]
  }
  return []
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

/** Finds list items that blank lines separate from each other. */
export function findPointsApart(
  block: Paragraph,
  parent: Parents,
  text: string,
  source: string,
): LiteralMarkup[] {
  const siblings: Nodes[] = parent.children
  const at = siblings.indexOf(block)
  const [before, after] = [siblings[at - 1], siblings[at + 1]]
  for (const { pattern, mark } of points) {
    const [sign] = pattern.exec(text) ?? []
    if (sign === undefined || text.includes('\n')) continue
    // Reported once, at the first item.
    if (pattern.test(beginning(before)) || !pattern.test(beginning(after))) return []
    const end = siblings.findIndex((node, index) => index > at && !pattern.test(beginning(node)))
    const last = siblings.at(end === -1 ? -1 : end - 1)
    const list = source.slice(block.position?.start.offset, last?.position?.end.offset)
    const repair = list.replace(new RegExp(pattern, `gm${pattern.flags}`), beginWith(mark))
    const fault = { code: 'list-as-text', data: { mark }, repair } as const
    return [{ from: 0, to: sign.trimEnd().length, fault, replaced: { from: 0, to: list.length } }]
  }
  return []
}

/** The plain text at the beginning of a paragraph, if there is any. */
function beginning(node: Nodes | undefined): string {
  const [first] = node?.type === 'paragraph' ? node.children : []
  return first?.type === 'text' ? first.value : ''
}

export const row = /^\|.*\|$/

/** A delimiter row that the parser accepts. */
const divider = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/** A delimiter row as writers and other programs draw it. */
const drawn = /^(?=.*[|+])(?=.*(?:[-=_]{2}|[–—]))[-–—=_:|+\s]+$/

const cellsIn = (line: string) => line.replace(/^\||\|$/g, '').split('|').length

/** The delimiter row for a header row. */
const dividerFor = (line: string) => `|${' --- |'.repeat(Math.min(cellsIn(line), 12))}`

const whole = ({ text, from }: Line) => ({ from, to: from + text.length })

/** Finds a table that stays text because its delimiter row is wrong or missing. */
function findTable(lines: readonly Line[]): LiteralMarkup[] {
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
