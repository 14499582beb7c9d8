import type { Nodes } from 'mdast'
import type { Told } from '../../../problem.ts'
import { PROBLEMS_LIMIT } from '../../limit-problems.ts'

/** Signs of a block's text that were meant for the parser and would be published as they are. */
export type LiteralMarkup = {
  from: number
  to: number
  fault: MarkupFault
  /** What its repair replaces, if not the signs. */
  replaced?: { from: number; to: number }
}

/** Its repair is what would have been understood. */
type MarkupFault = Told & { repair?: string | undefined }

/** What to say about a match; nothing if it may well be meant as it is. */
export type LiteralMarkupRule = {
  /** Must be global. */
  pattern: RegExp
  explain: (match: RegExpExecArray, text: string) => MarkupFault | undefined
}

/** Applies rules one after the other; what one has explained, the next ones do not see. */
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
      // Each of them costs a pass over the text, and more help nobody.
      if (found.length > PROBLEMS_LIMIT) return found
      const [from, to] = [match.index, match.index + match[0].length]
      found.push({ from, to, fault })
      rest = rest.slice(0, from) + MASK.repeat(to - from) + rest.slice(to)
    }
  }
  return found
}

/** Stands for a sign that the parser understood, or that the writer meant as itself. */
export const MASK = '\ufffc'

/** The text with a sign that everybody reads in the place of masks. */
export const unmask = (text: string) => text.replaceAll(MASK, '…')

const written = /\\[!-/:-@[-`{-~]/g

const mask = (text: string) => text.replace(/[^\r\n]/g, MASK)

/** An address that is a link without any sign for it. */
const isBareLink = (node: Nodes, source: string) =>
  node.type === 'link' && !/[[<]/.test(source[node.position?.start.offset ?? 0] ?? '')

/**
 * What the parser left of a block as plain text: its source, sign by sign, with a mask over all that
 * became a link, a picture, bold or code, and over signs that the writer escaped.
 */
export function plainText(block: Nodes, source: string): string {
  const start = block.position?.start.offset ?? 0
  const end = block.position?.end.offset ?? start
  if (block.type === 'text') return source.slice(start, end).replace(written, mask)
  const isOpen =
    block.type === 'paragraph' ||
    block.type === 'heading' ||
    block.type === 'tableCell' ||
    block.type === 'emphasis' ||
    block.type === 'strong' ||
    block.type === 'delete'
  if (isBareLink(block, source)) return source.slice(start, end)
  if (!isOpen) return mask(source.slice(start, end))
  let text = ''
  let at = start
  for (const child of block.children) {
    const { start: from, end: to } = child.position ?? {}
    // Addresses that are found in the finished tree have no place of their own.
    if (from?.offset === undefined || to?.offset === undefined) continue
    text += mask(source.slice(at, from.offset)) + plainText(child, source)
    at = to.offset
  }
  return text + mask(source.slice(at, end))
}
