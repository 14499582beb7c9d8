import { shorten } from '../../../text/printable.ts'
import type { LiteralMarkup } from './literal-markup.ts'
import { unmask } from './plain-text.ts'
import { findTable } from './tables.ts'

/** A line of a paragraph without the marks of the quotes and lists that it stands in. */
export type Line = { text: string; from: number }

/** Lines of a paragraph that were meant as headings, lists, boxes or tables. */
export function findInLines(paragraph: string): LiteralMarkup[] {
  const lines = linesOf(paragraph)
  return [...lines.flatMap(findInLine), ...findList(lines), ...findTable(lines)]
}

/** The lines of a paragraph; only its first one begins where the text begins. */
function linesOf(paragraph: string): Line[] {
  const lines: Line[] = []
  for (const { 0: whole, index } of paragraph.matchAll(/[^\r\n]+/g)) {
    const margin = index === 0 ? 0 : (/^[ \t>]*/.exec(whole)?.[0].length ?? 0)
    lines.push({ text: whole.slice(margin).trimEnd(), from: index + margin })
  }
  return lines
}

function findInLine({ text, from }: Line): LiteralMarkup[] {
  const [signs] = /^#{2,6}(?=[\p{L}\p{N}¿¡«"“(*_])/u.exec(text) ?? []
  if (signs !== undefined) {
    const to = from + signs.length
    const title = shorten(unmask(text.slice(signs.length)))
    const correct = { from: to, to, text: ' ' }
    return [{ from, to, cause: { code: 'heading-as-text', data: { signs, title } }, correct }]
  }
  const [fence, name = ''] = /^:::+[ \t]*(\p{L}[\w-]*)/u.exec(text) ?? []
  if (fence === undefined) return []
  const data = { written: shorten(fence, 200), tone: toneOf(name), inQuote: false }
  return [{ from, to: from + fence.length, cause: { code: 'box-as-text', data } }]
}

/** `> [!NOTE]`, at the beginning of a quote. */
export function findQuotedBox(text: string): LiteralMarkup[] {
  const [written, name = ''] = /^\[!(\w{2,20})\]/.exec(text) ?? []
  if (written === undefined) return []
  const data = { written, tone: toneOf(name), inQuote: true }
  return [{ from: 0, to: written.length, cause: { code: 'box-as-text', data } }]
}

/** The tone of a box that other programs know by a name. */
const toneOf = (name: string): 'warning' | undefined =>
  /^(?:warning|caution|danger)$/i.test(name) ? 'warning' : undefined

/** Lines that look like points of a list. */
const points = [
  { kind: 'bullet', pattern: /^[•●◦▪‣]/ },
  { kind: 'dash', pattern: /^[-+](?=[\p{L}¿¡])/u },
  { kind: 'number', pattern: /^\d{1,2}[.)](?=[\p{L}¿¡])/u },
] as const

/** One line may be an accident; two in a row are a list. */
function findList(lines: readonly Line[]): LiteralMarkup[] {
  for (const { kind, pattern } of points) {
    const line = lines.find(
      ({ text }, index) => pattern.test(text) && pattern.test(lines[index + 1]?.text ?? ''),
    )
    if (line === undefined) continue
    const to = line.from + (pattern.exec(line.text)?.[0].length ?? 1)
    return [{ from: line.from, to, cause: { code: 'list-as-text', data: { kind } } }]
  }
  return []
}
