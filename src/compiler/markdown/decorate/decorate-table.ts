import type { Element } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { shorten } from '../../text/printable.ts'

/** Elements of a name inside another, in order. */
export const inside = (element: Element, name: string): Element[] =>
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
  // An empty heading announces nothing; it is a corner.
  if (textOf(cell).trim() === '') cell.tagName = 'td'
  else cell.properties.scope = 'col'
}

/** Puts a table into a region that scrolls sideways and that the keyboard can reach. */
export function decorateTable(table: Element, uniqueLabel: (label: string) => string): Element {
  const headings = inside(table, 'th').map((cell) => textOf(cell).trim())
  const named = headings.filter((heading) => heading !== '').join(', ')
  for (const cell of [...inside(table, 'th'), ...inside(table, 'td')]) decorateCell(cell)
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-scroll'],
      role: 'region',
      ariaLabel: uniqueLabel(named === '' ? 'Tabla' : `Tabla: ${shorten(named, 80)}`),
      tabIndex: 0,
    },
    children: [table],
  }
}
