import type { Code, Parents, Table } from 'mdast'
import { count } from '../../fields/phrase.ts'
import { type Finding, warning } from '../finding.ts'
import { placeOf } from '../place-of.ts'

/** Cells beyond those of the head: Markdown drops them. */
export function checkTable(table: Table, ancestors: readonly Parents[]): Finding[] {
  const width = table.align?.length ?? 0
  return table.children.flatMap((row) => {
    const lost = row.children.slice(width)
    if (lost.every(({ children }) => children.length === 0)) return []
    return warning(placeOf(lost[0] ?? row, [...ancestors, table]), {
      code: 'lost-cell',
      message: `Esta fila tiene ${count(row.children.length, 'celda', 'celdas')} y el encabezado ${width}: lo que sobra no se publica.`,
      hint: 'Agrega una columna al encabezado, o une celdas. Si la barra es parte del texto, escribe \\|.',
    })
  })
}

/** A block of code that nothing closes: it goes on to the end of the text, or of its quote or list. */
export function checkFence(node: Code, ancestors: readonly Parents[], source: string): Finding[] {
  const { start, end } = node.position ?? {}
  const written = source.slice(start?.offset, end?.offset)
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? []
  if (fence === undefined) return []
  const last = written.slice(written.search(/[\r\n][^\r\n]*$/) + 1)
  const signs = last.replace(/^[ \t>]*/, '').trimEnd()
  const isClosed =
    start?.line !== end?.line &&
    signs.length >= fence.length &&
    signs === fence[0]?.repeat(signs.length)
  if (isClosed) return []
  return [
    warning(placeOf(node, ancestors, fence.length), {
      code: 'unclosed-fence',
      message: `Este bloque de código se abre y no se cierra: todo lo que sigue sale como código.`,
      hint: `Escribe ${fence} en una línea sola, donde termina el código.`,
    }),
  ]
}
