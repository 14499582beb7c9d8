import { vocabularyRules } from '../../../mdx/vocabulary-props.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { error } from '../finding.ts'
import { explainElement } from '../policy/html-advice.ts'
import { blank, offsetAt, placeAt, withoutClosing } from './source-place.ts'
import type { SyntaxFault, SyntaxProblem } from './syntax-fault.ts'

const place = String.raw`\((\d+):(\d+)-(\d+):(\d+)\)`
const unclosed = new RegExp(`^Expected a closing tag for \`<(.*?)>\` ${place}`)
const mismatched = new RegExp(
  `^Unexpected closing tag \`</(.*?)>\`, expected corresponding closing tag for \`<(.*?)>\` ${place}`,
)
const misplaced = /^Expected the closing tag `<\/(.*?)>`/

/** From where to where a tag stands that the parser names by its lines and columns. */
function stretch(source: string, numbers: readonly (string | undefined)[]) {
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = numbers.map(Number)
  return { from: offsetAt(source, line, column), to: offsetAt(source, endLine, endColumn) }
}

/** An HTML element needs no closing tag but another way of writing. */
function html(name: string, inTable = false): Advice | undefined {
  const advice = explainElement(name, inTable)
  return advice.code === 'html-element' ? advice : undefined
}

const lineUpTo = (source: string, offset: number) =>
  source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset)

/** Where a component was opened that is still open at an offset where it is opened again. */
function openBefore(source: string, name: string, offset: number): number | undefined {
  const before = source.lastIndexOf(`<${name}`, offset - 1)
  const isOpen = before !== -1 && vocabularyRules.has(name) && lineUpTo(source, offset) === ''
  return isOpen && !source.slice(before, offset).includes(`</${name}>`) ? before : undefined
}

/** Other places in a block without code where an element is opened that is nowhere closed. */
function sameInBlock(source: string, name: string, open: number): number[] {
  const start = source.lastIndexOf('\n\n', open) + 1
  const after = source.indexOf('\n\n', open)
  const block = source.slice(start, after === -1 ? source.length : after)
  if (block.includes('`')) return []
  const tags = [...block.matchAll(new RegExp(`(?<!\\\\)<${name}\\s*>`, 'g'))]
  return tags.map(({ index }) => start + index).filter((at) => at !== open)
}

function explainUnclosed(problem: SyntaxProblem, name: string, open: number, end: number) {
  const { source } = problem
  const exists = source.includes(`</${name}>`, end)
  const before = openBefore(source, name, open)
  if (before !== undefined && !exists)
    return {
      finding: error(placeAt(source, open, end), {
        code: 'unclosed-tag',
        message: `Aquí se abre otro <${name}> sin que se cierre el anterior.`,
        hint: `Para cerrarlo escribe </${name}>.`,
      }),
      repaired: blank(blank(source, open, end), before, endOfTag(source, before)),
    }
  const advice = html(name, /^[ \t>]*\|/.test(lineUpTo(source, open))) ?? {
    code: 'unclosed-tag',
    message: exists
      ? `<${name}> se abre y se cierra en partes distintas del texto.`
      : `<${name}> se abre y no se cierra.`,
    hint: exists
      ? 'Pon la etiqueta que abre y la que cierra en líneas propias, con una línea en blanco antes y después.'
      : vocabularyRules.get(name)?.children === 'none'
        ? `Ciérralo en la misma etiqueta: <${name} … />.`
        : `Escribe </${name}> donde termina.`,
  }
  const again = advice.code === 'html-element' && !exists ? sameInBlock(source, name, open) : []
  return {
    finding: error(placeAt(source, open, open + name.length + 1), advice),
    others: again.map((at) => error(placeAt(source, at, at + name.length + 1), advice)),
    repaired: withoutClosing(
      [open, ...again].reduce((text, at) => blank(text, at, endOfTag(text, at)), source),
      name,
      end,
    ),
  }
}

/** What is wrong with tags that do not open and close as they should. */
export function explainPair(problem: SyntaxProblem): SyntaxFault {
  const { source, rule, reason, from, to } = problem
  const alone = unclosed.exec(reason)
  if (alone) {
    const open = stretch(source, alone.slice(2))
    return explainUnclosed(problem, alone[1] ?? '', open.from, open.to)
  }
  const crossed = mismatched.exec(reason)
  if (crossed) {
    const [, closing = '', opening = ''] = crossed
    const open = stretch(source, crossed.slice(3))
    if (html(opening)) return explainUnclosed(problem, opening, open.from, open.to)
    const { line } = placeAt(source, open.from)
    return {
      finding: error(placeAt(source, from, to), {
        code: 'mismatched-tag',
        message: `Aquí se cierra </${closing}>, pero la última etiqueta abierta es <${opening}> (línea ${line}).`,
        hint: `Escribe </${opening}>.`,
      }),
      repaired: blank(blank(source, from, to), open.from, open.to),
    }
  }
  const apart = misplaced.exec(reason)
  const tag = source.lastIndexOf('<', from)
  if (apart) {
    const name = apart[1] ?? ''
    const opening = source.lastIndexOf(`<${name}`, from - 1)
    const cleared = opening === -1 ? source : blank(source, opening, endOfTag(source, opening))
    return {
      finding: error(placeAt(source, from, to), {
        code: 'misplaced-tag',
        message: `</${name}> no está en la misma parte del texto que su <${name}>.`,
        hint: 'Pon las dos en líneas propias, con la misma sangría y fuera de listas, citas y negritas.',
      }),
      repaired: blank(cleared, from, to),
    }
  }
  const name = /^<\/?\s*([\w.$:-]*)/.exec(source.slice(tag, tag + 200))?.[1] ?? ''
  const whole = placeAt(source, tag, endOfTag(source, tag))
  if (rule === 'unexpected-closing-slash')
    return {
      finding: error(
        whole,
        html(name) ?? {
          code: 'unopened-tag',
          message: `</${name}> cierra una etiqueta que no se abrió.`,
          hint: `Bórrala, o escribe <${name}> donde empieza.`,
        },
      ),
      repaired: blank(source, tag, endOfTag(source, tag)),
    }
  return {
    finding: error(whole, {
      code: 'invalid-tag',
      message: `La etiqueta de cierre </${name}> lleva algo que sobra.`,
      hint: `Escribe solo </${name}>.`,
    }),
    repaired: blank(source, from, to),
  }
}

function endOfTag(source: string, tag: number): number {
  const end = source.indexOf('>', tag)
  return end === -1 ? tag + 1 : end + 1
}
