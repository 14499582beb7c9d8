import type { Element } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { toMdast as convert, defaultHandlers, type State } from 'hast-util-to-mdast'
import type { BlockContent, PhrasingContent, Root } from 'mdast'
import type { DefaultTreeAdapterTypes } from 'parse5'

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

/** The HTML of `plainTree` as Markdown. */
export const toMdast = (html: DefaultTreeAdapterTypes.DocumentFragment): Root =>
  convert(fromParse5(html), {
    handlers: {
      figcaption: (state, figcaption) => captionLine(state, figcaption, 'emphasis'),
      table: (state, table) => [
        ...captionLine(state, table.children.find(isCaption), 'strong'),
        defaultHandlers.table(state, table),
      ],
    },
  }) as Root
