import type { Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { readFigure } from '../../../mdx/chart/read-figure.ts'
import { error, type LocalProblem } from '../../problem.ts'
import { rangeOf } from '../ranges.ts'
import type { MdxElement } from '../walk.ts'
import { isWritersNote } from './check-code.ts'

/** More rows are a table to be read, not a picture. */
const mostRows = 12

/** The one table inside a chart, if it is one: names, then one or two columns of figures. */
export function chartTable(element: MdxElement): Table | undefined {
  const [table, ...others] = element.children.filter((child) => !isWritersNote(child))
  if (table?.type !== 'table' || others.length > 0) return undefined
  const columns = table.align?.length ?? 0
  const rows = table.children.length - 1
  return columns >= 2 && columns <= 3 && rows >= 1 && rows <= mostRows ? table : undefined
}

/** Cells of a chart that cannot be drawn. */
export function checkFigures(element: MdxElement): LocalProblem[] {
  const isShare = element.attributes.some(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'kind' && one.value === 'marks',
  )
  const table = chartTable(element)
  const columns = table?.align?.length ?? 0
  return (table?.children.slice(1) ?? []).flatMap((row) => {
    if (row.children.length < columns)
      return error(rangeOf(row.position), { code: 'chart-figure', data: { text: '' } })
    return row.children.slice(1, columns).flatMap((cell) => {
      const text = textOf(cell)
      const value = readFigure(text)
      const range = rangeOf(cell.position)
      if (value === undefined) return error(range, { code: 'chart-figure', data: { text } })
      if (isShare && (value < 0 || value > 100))
        return error(range, { code: 'chart-share', data: { text } })
      return []
    })
  })
}
