import type {
  Code,
  Definition,
  Delete,
  Emphasis,
  FootnoteDefinition,
  LinkReference,
  List,
  Nodes,
  Root,
  Strong,
  Table,
  Text,
} from 'mdast'
import { mostWarnings } from '../../list-problems.ts'
import { type Fault, flag, type LocalProblem } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { lineRangeIn, type Range } from '../../text/range.ts'
import { type Around, firstOf, placeOf, rangeOf, writtenOf } from '../tree.ts'

/**
 * Reports cells beyond the columns of the header, which Markdown drops, and a paragraph that
 * Markdown takes for a row.
 */
export function checkTable(table: Table, { ancestors, source }: Around): LocalProblem[] {
  const columns = table.align?.length ?? 0
  const hasBar = writtenOf(table, source).startsWith('|')
  return table.children.flatMap((row) => {
    const range = placeOf(row, [...ancestors, table])
    const written = writtenOf(row, source)
    if (columns > 1 && !written.includes('|')) {
      const repair = { range: { start: range.start, end: range.start }, text: '\n' }
      return flag(range, { code: 'row-as-text', data: { isCell: false }, repair })
    }
    if (hasBar && !written.startsWith('|'))
      return flag(range, { code: 'row-as-text', data: { isCell: true } })
    const lost = row.children.slice(columns)
    if (lost.every(({ children }) => children.length === 0)) return []
    return flag(placeOf(lost[0] ?? row, [...ancestors, table]), {
      code: 'lost-cell',
      data: { cells: row.children.length, columns },
    })
  })
}

/** Reports a code block that is never closed: it continues to the end of its text, quote or list. */
export function checkFence(node: Code, { ancestors, source }: Around): LocalProblem[] {
  const { start, end } = node.position ?? {}
  const written = writtenOf(node, source)
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? []
  if (fence === undefined) return []
  const last = written.slice(written.search(/[\r\n][^\r\n]*$/) + 1)
  const signs = last.replace(/^[ \t>]*/, '').trimEnd()
  const isClosed =
    start?.line !== end?.line &&
    signs.length >= fence.length &&
    signs === fence[0]?.repeat(signs.length)
  const range = firstOf(placeOf(node, ancestors), fence.length)
  const isLast = node.value.trim() === ''
  return isClosed ? [] : [flag(range, { code: 'unclosed-fence', data: { fence, isLast } })]
}

/**
 * Reports a block that plain Markdown would show as code, because all of its lines are indented by
 * four spaces or a tab; of several in a row, only the first one.
 *
 * @param original the text as written; in the parsed text, spaces may replace a tag
 */
export function checkIndent(node: Nodes, { ancestors }: Around, original: string): LocalProblem[] {
  const { start, end } = node.position ?? {}
  const isHtml = node.type === 'mdxJsxFlowElement' && /^[a-z]/.test(node.name ?? '')
  const isBlock = node.type === 'paragraph' || node.type === 'heading' || isHtml
  if (!isBlock || ancestors.length !== 1) return []
  const from = original.lastIndexOf('\n', (start?.offset ?? 0) - 1) + 1
  const isIndented = (line: string) => /^(?: {4}|\t)/.test(line)
  const above = original.slice(Math.max(0, from - 1000), from).trimEnd()
  if (isIndented(above.slice(above.lastIndexOf('\n') + 1))) return []
  if (!original.slice(from, end?.offset).split('\n').every(isIndented)) return []
  return [flag(firstOf(rangeOf(node.position), 1), { code: 'fence-as-text', data: {} })]
}

/** Reports `2025. Fue un buen año`, which Markdown reads as item 2025 of a list. */
export function checkList(node: List, { ancestors, source }: Around): LocalProblem[] {
  const [number = ''] = /^\d+/.exec(writtenOf(node, source)) ?? []
  if (Number(number) < 100) return []
  const place = placeOf(node, ancestors)
  const sign = source[(node.position?.start.offset ?? 0) + number.length] ?? '.'
  const range = firstOf(place, number.length + 1)
  const repair = `${number}\\${sign}`
  return [flag(range, { code: 'year-as-list', data: { number, sign }, repair })]
}

/** Reports lists that are indented too little to be inside of the numbered point above them. */
export function checkNesting({ children }: Root, source: string): LocalProblem[] {
  return children.flatMap((node, index) => {
    const above = children[index - 1]
    if (node.type !== 'list' || above?.type !== 'list') return []
    const range = rangeOf(node.position)
    const { line, column } = range.start
    const spaces = rangeOf(above.children.at(-1)?.children[0]?.position).start.column - 1
    if (column === 1 || column > spaces || rangeOf(above.position).end.line !== line - 1) return []
    const gap = ' '.repeat(spaces - column + 1)
    const text = gap + writtenOf(node, source).replace(/\n(?=.)/g, `\n${gap}`)
    const fault: Fault = { code: 'list-apart', data: { spaces }, repair: { range, text } }
    return [flag(firstOf(range, 1), fault)]
  })
}

const call = /(?<!\\)\[\^([^\]\s[][^\]\n[]{0,59})\]/g

/** Reports references to footnotes that are not defined; the parser leaves them as plain text. */
export function checkFootnoteCalls(node: Text, source: string): LocalProblem[] {
  if (!node.value.includes('[^')) return []
  const start = node.position?.start.offset ?? 0
  const written = source.slice(start, node.position?.end.offset)
  const calls = [...written.matchAll(call)].slice(0, mostWarnings)
  return calls.flatMap(({ 0: text, 1: label = '', index }) => {
    const range = lineRangeIn(source, start + index, start + index + text.length)
    if (/\s/.test(label)) return spacedNote(range, label)
    const isNote =
      /(?:^|\n\n)$/.test(source.slice(0, start + index)) && written.length > text.length
    // The note is there and only lacks its colon, which is reported on its own line.
    if (!isNote)
      return source.includes(`\n\n[^${label}] `)
        ? []
        : flag(range, { code: 'missing-footnote', data: { label } })
    const [gap = ''] = /^ +:/.exec(written.slice(index + text.length)) ?? []
    const end = { ...range.end, column: range.end.column + gap.length }
    const repair = { range: { start: range.end, end }, text: ':' }
    return flag(range, { code: 'footnote-colon', data: { label }, repair })
  })
}

/** Markdown knows no footnote whose name has a space. */
function spacedNote(range: Range, label: string): LocalProblem {
  const name = label.replace(/\s+/g, '-')
  return flag(range, { code: 'missing-footnote', data: { label, name } })
}

/** Reports such a footnote that Markdown takes for a link, because it is only an address. */
export function checkNoteAsLink(
  node: Definition | LinkReference,
  { ancestors }: Around,
): LocalProblem | undefined {
  const { label } = node
  if (!label?.startsWith('^')) return undefined
  return spacedNote(firstOf(placeOf(node, ancestors), label.length + 2), label.slice(1))
}

/** Reports the signs of `10*20*30`, `5~10 … 20~30` and `H~2~O`, which Markdown takes for emphasis. */
export function checkEmphasis(node: Delete | Emphasis | Strong, around: Around): LocalProblem[] {
  const { source, ancestors } = around
  const written = writtenOf(node, source)
  const [sign = ''] = /^(?:\*{1,2}|~(?!~))/.exec(written) ?? []
  const glue = sign === '~' ? /[\p{L}\p{N}]/u : /\d/
  const { start, end } = node.position ?? {}
  const neighbours = [source[(start?.offset ?? 0) - 1], source[end?.offset ?? source.length]]
  if (sign === '' || !neighbours.every((one) => one && glue.test(one))) return []
  const escaped = sign.replace(/./g, '\\$&')
  const repair = escaped + written.slice(sign.length, -sign.length) + escaped
  return [flag(placeOf(node, ancestors), { code: 'sign-as-emphasis', data: { sign }, repair })]
}

/** Reports a footnote that no visitor would ever see. */
export function checkFootnote(node: FootnoteDefinition, { calls, notes }: Around): LocalProblem[] {
  const name = node.label ?? node.identifier
  const range = firstOf(rangeOf(node.position), name.length + 4)
  const label = shorten(name, 200)
  const first = notes.get(node.identifier)
  const line = first && first !== node ? rangeOf(first.position).start.line : undefined
  if (line === undefined && calls.has(node.identifier)) return []
  return [flag(range, { code: 'lost-footnote', data: { label, ...(line && { line }) } })]
}
