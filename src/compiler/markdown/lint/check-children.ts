import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import type { Cause } from '../../problem.ts'
import type { MdxElement } from '../walk.ts'
import { chartTable } from './check-chart.ts'
import { isWritersNote } from './check-code.ts'

/** What is wrong between the tags of a component, if anything. */
export function childrenCause(
  element: MdxElement,
  component: string,
  rule: ComponentRule,
): Cause | undefined {
  const children = element.children.filter((child) => !isEmpty(child))
  if (rule.children === 'none')
    return children.length === 0 ? undefined : { code: 'unexpected-children', data: { component } }
  if (rule.children === 'ordered-list') {
    const [list, more] = children
    const isList = more === undefined && list?.type === 'list' && list.ordered
    return isList ? undefined : { code: 'invalid-children', data: { component, wanted: 'list' } }
  }
  if (rule.children === 'figures-table')
    return chartTable(element)
      ? undefined
      : { code: 'invalid-children', data: { component, wanted: 'table' } }
  if (rule.children === 'text' && children.length > 0 && !isSentence(children))
    return { code: 'invalid-children', data: { component, wanted: 'text' } }
  const isShown = children.some(
    (child) => textOf(child).trim() !== '' || child.type !== 'paragraph',
  )
  return isShown ? undefined : { code: 'missing-children', data: { component } }
}

const isEmpty = (node: Nodes) =>
  isWritersNote(node) || (node.type === 'text' && node.value.trim() === '')

/** What stands in a sentence and leads nowhere. */
export const inSentence = new Set<Nodes['type']>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'mdxJsxTextElement',
])

/** Whether all of it can stand in a sentence. */
const isSentence = (nodes: readonly Nodes[]) =>
  (nodes.length === 1 && nodes[0]?.type === 'paragraph') ||
  nodes.every(({ type }) => inSentence.has(type))
