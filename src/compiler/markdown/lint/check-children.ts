import type { Nodes, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { readFigure } from '../../../mdx/chart/read-figure.ts'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import { type Fault, flag, type LocalProblem } from '../../problem.ts'
import { type MdxElement, propOf, rangeOf } from '../tree.ts'
import { isWritersNote } from './check-code.ts'

/** The fault of what stands between the tags of a component, if any. */
export function childrenFault(
  element: MdxElement,
  component: string,
  rule: ComponentRule,
): Fault | undefined {
  const children = element.children.filter(
    (child) => !isWritersNote(child) && !(child.type === 'text' && child.value.trim() === ''),
  )
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

/** Nodes that can be part of a sentence and are not links. */
export const inSentence = new Set<Nodes['type']>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'mdxJsxTextElement',
])

/** Whether all nodes can be part of one sentence. */
const isSentence = (nodes: readonly Nodes[]) =>
  (nodes.length === 1 && nodes[0]?.type === 'paragraph') ||
  nodes.every(({ type }) => inSentence.has(type))

/** A table with more rows is better read than drawn. */
const mostRows = 12

/**
 * The table inside a chart, if it is the only child and has a column of names and one or two
 * columns of figures.
 */
function chartTable(element: MdxElement): Table | undefined {
  const [table, ...others] = element.children.filter((child) => !isWritersNote(child))
  if (table?.type !== 'table' || others.length > 0) return undefined
  const columns = table.align?.length ?? 0
  const rows = table.children.length - 1
  return columns >= 2 && columns <= 3 && rows >= 1 && rows <= mostRows ? table : undefined
}

export function checkFigures(element: MdxElement): LocalProblem[] {
  const isShare = propOf(element, 'kind') === 'marks'
  const table = chartTable(element)
  const columns = table?.align?.length ?? 0
  return (table?.children.slice(1) ?? []).flatMap((row) => {
    if (row.children.length < columns)
      return flag(rangeOf(row.position), { code: 'chart-figure', data: { text: '' } })
    return row.children.slice(1, columns).flatMap((cell) => {
      const text = textOf(cell)
      const value = readFigure(text)
      const range = rangeOf(cell.position)
      if (value === undefined) return flag(range, { code: 'chart-figure', data: { text } })
      if (isShare && (value < 0 || value > 100))
        return flag(range, { code: 'chart-share', data: { text } })
      return []
    })
  })
}
