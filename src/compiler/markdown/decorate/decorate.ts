import type { Element, ElementContent, Root, RootContent } from 'hast'
import { keepTogether } from '../../../lib/keep-together.ts'
import type { BodyDraft } from '../body.ts'
import { elementOf } from '../tree.ts'
import { decorateCode, mostCode } from './decorate-code.ts'
import { decorateFootnote } from './decorate-footnotes.ts'
import { decorateChart, decorateTable } from './decorate-table.ts'

export type Decoration = {
  draft: BodyDraft
  /** Makes a label unique among the tables of the body: `Tabla`, `Tabla (2)`. */
  uniqueLabel: (label: string) => string
  /** How many more characters of code may be highlighted. */
  codeLeft: number
}

/**
 * Adds to the HTML what Markdown has no syntax for: highlighted code that no translator changes,
 * scrolling tables, labels, non-breaking spaces, and elements whose addresses and sizes are filled
 * in when the body is rendered.
 */
export function decorate(draft: BodyDraft) {
  return (tree: Root) => {
    const labels = new Map<string, number>()
    const decoration: Decoration = {
      draft,
      codeLeft: mostCode,
      uniqueLabel: (label) => {
        const number = (labels.get(label) ?? 0) + 1
        labels.set(label, number)
        return number === 1 ? label : `${label} (${number})`
      },
    }
    tree.children = tree.children.map((child) => decorateNode(child, decoration))
  }
}

function decorateNode<Node extends RootContent>(
  node: Node,
  decoration: Decoration,
): Node | Element {
  if (node.type === 'text') return { ...node, value: keepTogether(node.value) }
  if (node.type === 'element' && node.tagName === 'code')
    return { ...node, properties: { ...node.properties, translate: 'no' } }
  if (!('children' in node)) return node
  node.children = node.children.map((child) => decorateNode(child, decoration))
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Chart') return decorateChart(node) as Node
  return node.type === 'element' ? decorateElement(node, decoration) : node
}

function decorateElement(element: Element, decoration: Decoration): Element {
  switch (element.tagName) {
    case 'pre':
      return decorateCode(element, decoration)
    case 'table':
      return decorateTable(element, decoration.uniqueLabel)
    case 'img':
      return { ...element, tagName: 'body-image' }
    case 'a':
    case 'section':
      decorateFootnote(element)
      return /^(?!#)/.test(String(element.properties.href ?? '#'))
        ? { ...element, tagName: 'body-link' }
        : element
    case 'li':
      return decorateTask(element)
    default:
      return element
  }
}

const blocks = new Set(['ul', 'ol', 'pre', 'div', 'p', 'blockquote', 'body-code', 'h2', 'h3'])

const isBlock = (node: ElementContent) =>
  node.type === 'mdxJsxFlowElement' || (node.type === 'element' && blocks.has(node.tagName))

/** Makes the text of a task the label of its checkbox. */
function decorateTask(item: Element): Element {
  const holder = [item, ...item.children].find((node): node is Element => {
    const [first] = node.type === 'element' ? node.children : []
    return first?.type === 'element' && first.tagName === 'input'
  })
  if (holder === undefined) return item
  const end = holder.children.findIndex(isBlock)
  const labelled = end === -1 ? holder.children : holder.children.slice(0, end)
  const rest = end === -1 ? [] : holder.children.slice(end)
  holder.children = [elementOf('label', {}, labelled), ...rest]
  return item
}
