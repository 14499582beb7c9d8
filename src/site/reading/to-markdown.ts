import type { Element } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast'
import type { BlockContent, PhrasingContent } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown as write } from 'mdast-util-to-markdown'
import { plainTree } from './plain-tree.ts'

/** The parts of GFM that bodies may use; each further extension costs time on every word. */
const extensions = [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()]

/** A caption as a line of its own, because Markdown has no syntax for it. */
function captionLine(
  state: State,
  caption: Element | undefined,
  type: 'strong' | 'emphasis',
): BlockContent[] {
  const children = caption ? (state.all(caption) as PhrasingContent[]) : []
  return children.length > 0 ? [{ type: 'paragraph', children: [{ type, children }] }] : []
}

const isCaption = (node: Element['children'][number]): node is Element =>
  node.type === 'element' && node.tagName === 'caption'

/**
 * Converts HTML to plain Markdown without anything that only a page can show, and with ordinary
 * spaces.
 *
 * @param address absolute address of the page, against which links and images are resolved
 */
export function toMarkdown(html: string, address: string): string {
  const tree = toMdast(fromParse5(plainTree(html, address)), {
    handlers: {
      figcaption: (state, figcaption) => captionLine(state, figcaption, 'emphasis'),
      table: (state, table) => [
        ...captionLine(state, table.children.find(isCaption), 'strong'),
        defaultHandlers.table(state, table),
      ],
    },
  })
  return write(tree, { bullet: '-', rule: '-', extensions }).replaceAll('\u00a0', ' ')
}
