import type { Nodes } from 'mdast'
import { flag, type LocalProblem } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { type Around, placeOf } from '../tree.ts'

/** A line that is a declaration; sentences may begin with the same words. */
const declaration =
  /^(?:import\s*(?:['"{*]|[\w$]+\s*(?:,|from\s))|export\s+(?:default|const|let|var|function|async|class|enum|type|interface|\{|\*)(?![\p{L}\p{N}]))/u

type Expression = Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>

/** `{/* a note for writers *\/}`: it is never published and contains no code. */
export const isWritersNote = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(node.value)

export function checkExpression(node: Expression, { ancestors, source }: Around): LocalProblem[] {
  if (isWritersNote(node)) return []
  const place = placeOf(node, ancestors)
  if (isInFormula(node, source)) {
    const siblings: Nodes[] = ancestors.at(-1)?.children ?? []
    const at = siblings.indexOf(node)
    // One problem for the whole formula.
    const before = siblings.slice(Math.max(0, at - 8), at)
    return before.some((one) => isInFormula(one, source))
      ? []
      : [flag(place, { code: 'expression', data: { isFormula: true } })]
  }
  const [template] = /^\s*(?:[{%<][\s\S]*[}%>]|:[\s\S]*)$/.exec(node.value) ?? []
  if (template !== undefined) {
    const written = shorten(`{${node.value}}`, 80)
    // Kramdown's attributes say nothing; a variable may stand for a word.
    const repair = /^\s*:/.test(node.value) ? '' : undefined
    return [flag(place, { code: 'expression', data: { written }, repair })]
  }
  if (!attributes.test(node.value)) return [flag(place, { code: 'expression' })]
  const before = source.slice(0, node.position?.start.offset).slice(-220)
  const [label = '', text = ''] = labelBefore.exec(before) ?? []
  const start = { ...place.start, column: place.start.column - label.length }
  const written = `${label}{${node.value}}`
  return [flag({ ...place, start }, { code: 'expression', data: { written }, repair: text })]
}

/** Attributes as other programs write them: `{#precios}`, `{.mark width="5in"}`, `{index=0}`. */
const attributes =
  /^\s*(?:[#.]\S+|[\w-]+=(?:"[^"]*"|[^\s"]+))(?:\s+(?:[#.]\S+|[\w-]+=(?:"[^"]*"|[^\s"]+)))*\s*$/

/** What precedes the braces of a formula: `x^{2}`, `\\frac{a}{b}`. */
const command = /(?:\\[a-z]+|[\^_])(?:\[[^\]\n]*\]|\{(?:[^{}\n]|\{[^{}\n]*\})*\})*$/i

const isInFormula = (node: Nodes, source: string): boolean =>
  node.type === 'mdxTextExpression' &&
  !isWritersNote(node) &&
  command.test(source.slice(0, node.position?.start.offset).slice(-100))

/** The text that attributes belong to. */
const labelBefore = /(?<![!\]])\[([^[\]\n]{1,200})\]$/

/**
 * Reports imports and exports, which the parser in use reads as a paragraph because it knows no
 * JavaScript.
 */
export function checkDeclaration(
  node: Nodes,
  { ancestors, source }: Around,
): LocalProblem | undefined {
  const start = node.type === 'paragraph' ? node.position?.start : undefined
  if (ancestors.length !== 1 || start?.offset === undefined || start.column !== 1) return undefined
  const beginning = source.slice(start.offset, start.offset + 200)
  if (!declaration.test(beginning)) return undefined
  return flag(placeOf(node, ancestors), { code: 'import-export', repair: '' })
}
