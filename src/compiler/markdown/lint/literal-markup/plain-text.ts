import type { Nodes } from 'mdast'

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
