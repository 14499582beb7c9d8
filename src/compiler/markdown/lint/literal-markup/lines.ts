import { nameOf } from '../../../text/look-alikes.ts'
import { shorten } from '../../../text/printable.ts'
import { type Line, type LiteralMarkup, linesOf, unmask } from './literal-markup.ts'
import { findTable } from './tables.ts'

/** Finds lines of a paragraph that were meant as headings, lists, boxes or tables. */
export function findInLines(paragraph: string): LiteralMarkup[] {
  const lines = linesOf(paragraph)
  const list = findList(lines)
  // Lists come before tables: a tab may follow the mark of an item, as it separates the cells of a
  // spreadsheet.
  return [...lines.flatMap(findInLine), ...(list.length > 0 ? list : findTable(lines))]
}

/** Three quotation marks that look like the fence of a code block. */
const fenceOfQuotes = /^(?:´{3}|'{3}|’{3}|‘{3}|"{3}|“{3}|”{3})[ \t]*([\w+-]*)$/

/** What opens and closes a box in Docusaurus and VuePress, and what opens one in MkDocs. */
const boxSigns = /^(?::{3,}[ \t]*\{?[\w-]*|!{3} [a-z]+)/

/** Special spaces that Markdown does not accept after its marks, or that indent a line. */
const hardSpace = /^(#{1,6}|[-*+>]|\d{1,3}[.)]|)([\u00a0\u2000-\u200a\u202f]+)/

function findInLine({ text, from }: Line): LiteralMarkup[] {
  const [code, language] = fenceOfQuotes.exec(text) ?? []
  if (code !== undefined) {
    const to = from + code.length
    const written = code.slice(0, 3)
    const repair = `\`\`\`${language}`
    return [{ from, to, fault: { code: 'fence-as-text', data: { written }, repair } }]
  }
  const [box] = boxSigns.exec(text) ?? []
  if (box !== undefined) return [boxAsText(from, box)]
  const [, sign, space] = hardSpace.exec(text) ?? []
  if (sign !== undefined && space !== undefined) {
    const at = from + sign.length
    const data = { after: sign, ...nameOf(space.charAt(0)) }
    const repair = sign === '' ? '' : ' '
    const to = at + space.length
    return [{ from: at, to, fault: { code: 'odd-space', data, repair } }]
  }
  // A single # may begin a hashtag, but not before several words without a full stop.
  const [written] =
    /^(?:#{2,6}(?=[\p{L}\p{N}¿¡«"“(*_])|#(?=[\p{Lu}¿¡]\p{Ll}+ [^#.!]+$))/u.exec(text) ?? []
  if (written === undefined) return []
  const to = from + written.length
  const title = shorten(unmask(text.slice(written.length)))
  const signs = written.padEnd(2, '#')
  const repair = `${signs.slice(written.length)} `
  const fault = { code: 'heading-as-text', data: { signs, title }, repair } as const
  return [{ from, to, fault, replaced: { from: to, to } }]
}

/** Finds `> [!NOTE]` at the beginning of a quote. */
export function findQuotedBox(text: string): LiteralMarkup[] {
  const [written] = /^\[!\w{2,20}\]/.exec(text) ?? []
  return written === undefined ? [] : [boxAsText(0, written)]
}

const boxAsText = (from: number, written: string): LiteralMarkup => ({
  from,
  to: from + written.length,
  fault: { code: 'box-as-text', data: { written } },
})

/** Patterns of lines that look like list items, with the Markdown mark of an item. */
const points = [
  // The private characters are bullets of Word, and its second level is the letter o.
  {
    pattern: /^(?:[•●◦▪‣·✓✔✅☐☑§➢➤►▶▸❖→\uf076\uf0a7\uf0b7\uf0d8\uf0fc]\ufe0f?|o(?=\t))[ \t\u00a0]*/,
    mark: '- ',
  },
  { pattern: /^[-+*](?=[\p{L}¿¡])/u, mark: '- ' },
  { pattern: /^[–—][ \t\u00a0]+(?=\S)/, mark: '- ' },
  { pattern: /^\d{1,2}[.)](?=[\p{L}¿¡])/u, mark: '1. ' },
  { pattern: /^\d{1,2}(?:\.-|\.º|º|°| ?[-–—](?=[ \t]))[ \t]*(?=[\p{L}¿¡*])/u, mark: '1. ' },
  { pattern: /^\d\ufe0f?\u20e3[ \t]*/u, mark: '1. ' },
  { pattern: /^[a-hA-H](?:\)|\.(?=[ \t]))[ \t]*(?=\S)/, mark: '- ' },
  { pattern: /^\[[ xX]?\][ \t]+(?=\S)/, mark: '- [ ] ', isAlone: true },
  // A definition below its term. If other lines follow, there is no repair: they would become part
  // of the item.
  { pattern: /^:[ \t]+(?=\S)/, mark: '- ', isAlone: true, isWhole: true },
]

/** The mark of a list item; it keeps its number, and a task that is done stays done. */
const beginWith = (mark: string) => (sign: string) => {
  if (mark === '1. ') return `${Number.parseInt(sign, 10)}. `
  return /x/i.test(sign) ? '- [x] ' : mark
}

/** One line may be an accident; two in a row are a list. */
function findList(lines: readonly Line[]): LiteralMarkup[] {
  for (const { pattern, mark, isAlone, isWhole } of points) {
    const at = lines.findIndex(
      ({ text }, index) =>
        pattern.test(text) && (isAlone || pattern.test(lines[index + 1]?.text ?? '')),
    )
    const line = lines[at]
    if (line === undefined) continue
    const to = line.from + (pattern.exec(line.text)?.[0] ?? '').trimEnd().length
    const rest = lines.slice(at)
    const last = rest.at(-1) ?? line
    const repaired = rest.map((one) => one.text.replace(pattern, beginWith(mark))).join('\n')
    const repair = isWhole && !rest.every((one) => pattern.test(one.text)) ? undefined : repaired
    const replaced = { from: line.from, to: last.from + last.text.length }
    const fault = { code: 'list-as-text', data: { mark }, repair } as const
    return [{ from: line.from, to, fault, replaced }]
  }
  return []
}
