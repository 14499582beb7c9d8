import { shorten } from '../../fields/phrase.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { MASK } from './plain-text.ts'
import type { Remain } from './remain.ts'
import { explainTable } from './table-remains.ts'

/** A line of a paragraph without the marks of the quotes and lists that it stands in. */
export type Line = { text: string; from: number }

const boxes: Record<string, string> = { warning: 'warning', caution: 'warning', danger: 'warning' }

/** A box that other programs know by a name, as this one writes it. */
const callout = (name: string) => {
  const tone = boxes[name.toLowerCase()]
  return `<Callout${tone ? ` tone="${tone}"` : ''} title="…">`
}

/** `> [!NOTE]`, at the beginning of a quote. */
export function explainAlert(text: string): Remain | undefined {
  const [whole, name = ''] = /^\[!(\w{2,20})\]/.exec(text) ?? []
  if (whole === undefined) return undefined
  const advice: Advice = {
    code: 'box-as-text',
    message: `Con ${whole} no se hace un recuadro.`,
    hint: `Escribe ${callout(name)} y termina con </Callout>, sin los signos >.`,
  }
  return { from: 0, to: whole.length, advice }
}

/** The lines of a paragraph; only its first one begins where the text begins. */
export function linesOf(paragraph: string): Line[] {
  const lines: Line[] = []
  for (const { 0: whole, index } of paragraph.matchAll(/[^\r\n]+/g)) {
    const margin = index === 0 ? 0 : (/^[ \t>]*/.exec(whole)?.[0].length ?? 0)
    lines.push({ text: whole.slice(margin).trimEnd(), from: index + margin })
  }
  return lines
}

function explainLine({ text, from }: Line): Remain[] {
  const [signs] = /^#{2,6}(?=[\p{L}\p{N}¿¡«"“(*_])/u.exec(text) ?? []
  if (signs !== undefined)
    return [
      {
        from,
        to: from + signs.length,
        advice: {
          code: 'heading-as-text',
          message: `Después de ${signs} va un espacio.`,
          hint: `Escribe ${signs} ${shorten(text.slice(signs.length).replaceAll(MASK, '…'))}`,
        },
      },
    ]
  const [fence, name = ''] = /^:::+[ \t]*(\p{L}[\w-]*)/u.exec(text) ?? []
  if (fence === undefined) return []
  return [
    {
      from,
      to: from + fence.length,
      advice: {
        code: 'box-as-text',
        message: `Con ${fence} no se hace un recuadro.`,
        hint: `Escribe ${callout(name)} y termina con </Callout>.`,
      },
    },
  ]
}

/** Lines that look like points of a list, and what their points should begin with. */
const points = [
  { pattern: /^[•●◦▪‣]/, hint: 'Cambia el signo por un guion y un espacio: - uno.' },
  { pattern: /^[-+](?=[\p{L}¿¡])/u, hint: 'Deja un espacio después del guion: - uno.' },
  { pattern: /^\d{1,2}[.)](?=[\p{L}¿¡])/u, hint: 'Deja un espacio después del punto: 1. uno.' },
]

/** One line may be an accident; two in a row are a list. */
function explainPoints(lines: readonly Line[]): Remain[] {
  for (const { pattern, hint } of points) {
    const first = lines.findIndex(
      ({ text }, index) => pattern.test(text) && pattern.test(lines[index + 1]?.text ?? ''),
    )
    const line = lines[first]
    if (line === undefined) continue
    const length = pattern.exec(line.text)?.[0].length ?? 1
    const advice: Advice = {
      code: 'list-as-text',
      message: 'Estas líneas parecen una lista y no lo son: salen seguidas, en un mismo párrafo.',
      hint,
    }
    return [{ from: line.from, to: line.from + length, advice }]
  }
  return []
}

/** Lines of a paragraph that were meant as headings, lists, boxes or tables. */
export function lineRemains(paragraph: string): Remain[] {
  const lines = linesOf(paragraph)
  const table = explainTable(lines)
  return [
    ...lines.flatMap(explainLine),
    ...explainPoints(lines),
    ...(table === undefined ? [] : [table]),
  ]
}
