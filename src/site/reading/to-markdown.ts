import type { Element } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { defaultHandlers, type State, toMdast } from 'hast-util-to-mdast'
import type { BlockContent, PhrasingContent, Root } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown as write } from 'mdast-util-to-markdown'
import { plainTree } from './plain-tree.ts'

/** What texts may have of GFM; each part more takes its time with every word. */
const extensions = [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()]

/** The words of a caption as a line of their own, which Markdown has no other form for. */
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
 * HTML as plain Markdown, in which nothing is left that only a page can show. Its spaces are those of the
 * keyboard.
 *
 * @param address of the page on the web, from which links and pictures are whole
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
  }) as Root
  return write(tree, { bullet: '-', rule: '-', extensions }).replaceAll('\u00a0', ' ')
}
