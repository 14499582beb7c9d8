import type { Nodes } from 'mdast'
import { mostWarnings } from '../../../list-problems.ts'
import type { CodeWithData } from '../../../problem.ts'

/**
 * Markup in a block's text that the parser did not understand and that would be published
 * literally.
 */
export type LiteralMarkup = {
  from: number
  to: number
  fault: MarkupFault
  /** The range that the repair replaces, if it is not the range of the markup. */
  replaced?: { from: number; to: number }
}

/** The repair is the markup in the form that the parser understands. */
type MarkupFault = CodeWithData & { repair?: string }

/** Returns the fault of a match, or `undefined` if it may be intended. */
export type LiteralMarkupRule = {
  /** Must be global. */
  pattern: RegExp
  explain: (match: RegExpExecArray, text: string) => MarkupFault | undefined
}

/** Applies rules in order; text that one has matched is hidden from the next ones. */
export function findLiteralMarkup(
  text: string,
  rules: readonly LiteralMarkupRule[],
): LiteralMarkup[] {
  const found: LiteralMarkup[] = []
  let rest = text
  for (const { pattern, explain } of rules) {
    for (const match of rest.matchAll(pattern)) {
      const fault = explain(match, rest)
      if (fault === undefined) continue
      // Each match copies the text, and more problems help nobody.
      if (found.length > mostWarnings) return found
      const [from, to] = [match.index, match.index + match[0].length]
      found.push({ from, to, fault })
      rest = rest.slice(0, from) + mask.repeat(to - from) + rest.slice(to)
    }
  }
  return found
}

/** Stands for a character that the parser understood, or that the writer escaped. */
export const mask = '\ufffc'

/** The text with an ellipsis in place of masks, for messages. */
export const unmask = (text: string) => text.replace(/\ufffc+/g, '…')

const written = /\\[!-/:-@[-`{-~]/g

const masked = (text: string) => text.replace(/[^\r\n]/g, mask)

/** Whether a node is an autolink: an address without brackets. */
const isBareLink = (node: Nodes, source: string) =>
  node.type === 'link' && !/[[<]/.test(source[node.position?.start.offset ?? 0] ?? '')

/**
 * The source of a block, character by character, with a mask over everything that became a link, a
 * image, bold or code, and over characters that the writer escaped.
 */
export function plainText(block: Nodes, source: string): string {
  const start = block.position?.start.offset ?? 0
  const end = block.position?.end.offset ?? start
  if (block.type === 'text') return source.slice(start, end).replace(written, masked)
  const isOpen =
    block.type === 'paragraph' ||
    block.type === 'heading' ||
    block.type === 'tableCell' ||
    block.type === 'emphasis' ||
    block.type === 'strong' ||
    block.type === 'delete'
  if (isBareLink(block, source)) return source.slice(start, end)
  if (!isOpen) return masked(source.slice(start, end))
  let text = ''
  let at = start
  for (const child of block.children) {
    const { start: from, end: to } = child.position ?? {}
    // Autolinks that GFM finds in the finished tree have no position.
    if (from?.offset === undefined || to?.offset === undefined) continue
    text += masked(source.slice(at, from.offset)) + plainText(child, source)
    at = to.offset
  }
  return text + masked(source.slice(at, end))
}

/** A line of a paragraph without the marks of its quotes and lists. */
export type Line = { text: string; from: number }

/** The lines of a paragraph; all but the first may begin with indentation and quote marks. */
export function linesOf(paragraph: string): Line[] {
  const lines: Line[] = []
  for (const { 0: whole, index } of paragraph.matchAll(/[^\r\n]+/g)) {
    const margin = index === 0 ? 0 : (/^[ \t>]*/.exec(whole)?.[0].length ?? 0)
    lines.push({ text: whole.slice(margin).trimEnd(), from: index + margin })
  }
  return lines
}

/** The plain text at the beginning of a paragraph, if there is any. */
export function beginning(node: Nodes | undefined): string {
  const [first] = node?.type === 'paragraph' ? node.children : []
  return first?.type === 'text' ? first.value : ''
}
