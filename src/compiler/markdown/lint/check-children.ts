import type { Nodes, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { readFigure } from '../../../mdx/chart/read-figure.ts'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import type { insides } from '../../messages/es/body-elements.ts'
import { type Fault, flag, type LocalProblem } from '../../problem.ts'
import { inSentence, isWritersNote, type MdxElement, propOf, rangeOf } from '../tree.ts'

/** What stands between the tags of a component, without blanks and notes for writers. */
const contentOf = ({ children }: MdxElement): Nodes[] =>
  children.filter(
    (child) => !isWritersNote(child) && !(child.type === 'text' && child.value.trim() === ''),
  )

/** Whether nodes are what some components want between their tags. */
const isWanted: Record<keyof typeof insides, (nodes: readonly Nodes[]) => boolean> = {
  'ordered-list': ([list, more]) =>
    more === undefined && list?.type === 'list' && list.ordered === true,
  'figures-table': (nodes) => figuresTable(nodes) !== undefined,
  text: isSentence,
}

/** The fault of what stands between the tags of a component, if any. */
export function childrenFault(
  element: MdxElement,
  component: string,
  { children: wanted }: ComponentRule,
): Fault | undefined {
  const nodes = contentOf(element)
  if (wanted === 'none')
    return nodes.length === 0 ? undefined : { code: 'unexpected-children', data: { component } }
  if (wanted !== 'blocks' && !isWanted[wanted](nodes))
    return { code: 'invalid-children', data: { component, wanted } }
  const isShown = nodes.some((node) => textOf(node).trim() !== '' || node.type !== 'paragraph')
  return isShown ? undefined : { code: 'missing-children', data: { component } }
}

/** Whether all nodes can be part of one sentence. */
function isSentence(nodes: readonly Nodes[]): boolean {
  const [only, more] = nodes
  if (only?.type === 'paragraph' && more === undefined) return true
  return nodes.every(({ type }) => inSentence.has(type))
}

/** A table with more rows is better read than drawn. */
const mostRows = 12

/** The table of a chart, if nothing is beside it and it has names and one or two columns of figures. */
function figuresTable([table, more]: readonly Nodes[]): Table | undefined {
  if (table?.type !== 'table' || more !== undefined) return undefined
  const columns = table.align?.length ?? 0
  const rows = table.children.length - 1
  return columns >= 2 && columns <= 3 && rows >= 1 && rows <= mostRows ? table : undefined
}

export function checkFigures(element: MdxElement): LocalProblem[] {
  const isShare = propOf(element, 'kind') === 'marks'
  const table = figuresTable(contentOf(element))
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
