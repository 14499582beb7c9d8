import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { walk } from '../walk.ts'

/** Nodes that stand inside a word or a sentence and do not end it. */
const inline = new Set<Nodes['type']>([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'mdxJsxTextElement',
])

/** Whether a link shows its own address. */
const isBareAddress = (node: Nodes) =>
  node.type === 'link' && /^(?:https?:\/\/|www\.|[^\s@]+@[^\s@]+$)/i.test(textOf(node).trim())

/** What a visitor reads as text: no code blocks, no addresses, no names of components. */
export function proseOf(tree: Root): string {
  let prose = ''
  walk(tree, (node) => {
    if (node.type === 'code' || isBareAddress(node)) return 'skip'
    if (node.type === 'text' || node.type === 'inlineCode') prose += node.value
    else if (!inline.has(node.type)) prose += ' '
    return undefined
  })
  return prose
}
