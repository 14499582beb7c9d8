import type { Element } from 'hast'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import type { ChartKind } from '../../../mdx/chart/Chart.tsx'
import { readFigure } from '../../../mdx/chart/read-figure.ts'
import { shorten } from '../../text/printable.ts'
import { elementOf, propOf } from '../tree.ts'

/** The descendants of an element with a given name, in document order. */
const inside = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) =>
    child.type === 'element'
      ? [...(child.tagName === name ? [child] : []), ...inside(child, name)]
      : [],
  )

function decorateCell(cell: Element) {
  const { align, ...properties } = cell.properties
  cell.properties = properties
  if (align === 'right') cell.properties.className = ['end']
  if (align === 'center') cell.properties.className = ['center']
  if (cell.tagName !== 'th') return
  // An empty header cell has nothing to announce; it is the corner of the table.
  if (textOf(cell).trim() === '') cell.tagName = 'td'
  else cell.properties.scope = 'col'
}

/** Wraps a table in a region that scrolls horizontally and that the keyboard can reach. */
export function decorateTable(table: Element, uniqueLabel: (label: string) => string): Element {
  const headings = inside(table, 'th').map((cell) => textOf(cell).trim())
  const named = headings.filter((heading) => heading !== '').join(', ')
  for (const cell of [...inside(table, 'th'), ...inside(table, 'td')]) decorateCell(cell)
  const properties = {
    className: ['table-scroll'],
    role: 'region',
    ariaLabel: uniqueLabel(named === '' ? 'Tabla' : `Tabla: ${shorten(named, 80)}`),
    tabIndex: 0,
  }
  return elementOf('div', properties, [table])
}

/** Turns the cells of a chart's table into marks; the chart's title becomes the caption. */
export function decorateChart(chart: MdxJsxFlowElementHast): MdxJsxFlowElementHast {
  const [table] = chart.children.flatMap((child) =>
    child.type === 'element' ? inside(child, 'table') : [],
  )
  if (!table) return chart
  const rows = inside(table, 'tr').map((row) => inside(row, 'td'))
  const figures = rows.flatMap(([, ...cells]) => cells.map((cell) => readFigure(textOf(cell)) ?? 0))
  const scale = { least: Math.min(0, ...figures), most: Math.max(0, ...figures) }
  for (const [name, ...cells] of rows.slice(1)) {
    if (name) Object.assign(name, { tagName: 'th', properties: { scope: 'row' } })
    for (const cell of cells) {
      const value = readFigure(textOf(cell)) ?? 0
      const kind = (propOf(chart, 'kind') ?? 'bars') as ChartKind
      Object.assign(cell, { tagName: 'chart-cell', properties: { kind, value, ...scale } })
    }
  }
  const title = propOf(chart, 'title') ?? ''
  const caption = elementOf('caption', {}, [{ type: 'text', value: title }])
  return { ...chart, children: [{ ...table, children: [caption, ...table.children] }] }
}
