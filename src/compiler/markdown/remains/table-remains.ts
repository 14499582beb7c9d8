import type { Line } from './line-remains.ts'
import type { Remain } from './remain.ts'

/** A row between two bars. */
const row = /^\|.*\|$/

/** A line of dashes, as the parser wants it. */
const divider = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/** A line of dashes, as writers and other programs draw it. */
const drawn = /^(?=.*[|+])(?=.*[-–—=_]{2})[-–—=_:|+\s]+$/

const cellsIn = (line: string) => line.replace(/^\||\|$/g, '').split('|').length

/** The line that belongs below a row. */
const dividerFor = (line: string) => `|${' --- |'.repeat(Math.min(cellsIn(line), 12))}`

const whole = ({ text, from }: Line) => ({ from, to: from + text.length })

/** A table that stays text because of its line of dashes. */
export function explainTable(lines: readonly Line[]): Remain | undefined {
  const at = lines.findIndex(
    ({ text }, index) => index > 0 && drawn.test(text) && lines[index - 1]?.text.includes('|'),
  )
  const [head, line] = [lines[at - 1], lines[at]]
  if (head !== undefined && line !== undefined) {
    const [cells, dashes] = [cellsIn(head.text), cellsIn(line.text)]
    const hint = `Escribe ${dividerFor(head.text)}`
    const code = 'table-as-text'
    if (!divider.test(line.text)) {
      const message = 'A la línea de guiones de esta tabla no se le entiende.'
      return { ...whole(line), advice: { code, message, hint } }
    }
    if (cells === dashes) return undefined
    const message = `Esta línea tiene ${dashes} ${dashes === 1 ? 'celda' : 'celdas'} y el encabezado de la tabla ${cells}.`
    return { ...whole(line), advice: { code, message, hint } }
  }
  const first = lines.findIndex(
    ({ text }, index) => row.test(text) && row.test(lines[index + 1]?.text ?? ''),
  )
  const header = lines[first]
  if (header === undefined) return undefined
  return {
    ...whole(header),
    advice: {
      code: 'table-as-text',
      message: `A esta tabla le falta su línea ${dividerFor(header.text)}.`,
      hint: 'Escríbela debajo de esta.',
    },
  }
}
