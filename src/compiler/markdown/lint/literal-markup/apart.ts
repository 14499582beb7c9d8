import type { Nodes, Paragraph, Parents } from 'mdast'
import { points } from './lines.ts'
import type { LiteralMarkup } from './literal-markup.ts'
import { dividerFor, row } from './tables.ts'

/** A point or a row that a blank line separates from the others. */
export function findApart(block: Paragraph, parent: Parents, text: string): LiteralMarkup[] {
  const at = (parent.children as Nodes[]).indexOf(block)
  const [before, after] = [parent.children[at - 1], parent.children[at + 1]]
  if (row.test(text) && !text.includes('\n')) {
    const isApart = before?.type === 'table' || beginning(before).startsWith('|')
    const isFirst = !isApart && beginning(after).startsWith('|')
    if (!isApart && !isFirst) return []
    const data = { fault: isFirst ? 'blank-below' : 'blank', divider: dividerFor(text) } as const
    return [{ from: 0, to: text.length, cause: { code: 'table-as-text', data } }]
  }
  for (const { kind, pattern, mark } of points) {
    const [sign] = pattern.exec(text) ?? []
    if (sign === undefined || text.includes('\n')) continue
    // Said once, at the first of them.
    if (pattern.test(beginning(before)) || !pattern.test(beginning(after))) return []
    const cause = { code: 'list-as-text', data: { kind } } as const
    const correct = { from: 0, to: sign.length, text: mark }
    return [{ from: 0, to: sign.trimEnd().length, cause, correct }]
  }
  return []
}

/** How a paragraph begins, if it begins with plain text. */
function beginning(node: Nodes | undefined): string {
  const [first] = node?.type === 'paragraph' ? node.children : []
  return first?.type === 'text' ? first.value : ''
}
