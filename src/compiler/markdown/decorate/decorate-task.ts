import type { Element, ElementContent } from 'hast'

const blocks = new Set(['ul', 'ol', 'pre', 'div', 'p', 'blockquote', 'body-code', 'h2', 'h3'])

const isBlock = (node: ElementContent) =>
  node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blocks.has(node.tagName))

const isBox = (node: ElementContent | undefined) =>
  node?.type === 'element' && node.tagName === 'input'

/** Makes the text of a task the label of its checkbox. */
export function decorateTask(item: Element): Element {
  const holder = [item, ...item.children].find(
    (node): node is Element => node.type === 'element' && isBox(node.children[0]),
  )
  if (holder === undefined) return item
  const end = holder.children.findIndex(isBlock)
  const labelled = end === -1 ? holder.children : holder.children.slice(0, end)
  const rest = end === -1 ? [] : holder.children.slice(end)
  const label: Element = {
    type: 'element',
    tagName: 'label',
    properties: {},
    children: labelled,
  }
  holder.children = [label, ...rest]
  return item
}
