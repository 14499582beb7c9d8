import type { Nodes } from 'mdast'
import { flag, type LocalProblem } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { type Around, isWritersNote, placeOf } from '../tree.ts'

/** A line that is a declaration; sentences may begin with the same words. */
const declaration =
  /^(?:import\s*(?:['"{*]|[\w$]+\s*(?:,|from\s))|export\s+(?:default|const|let|var|function|async|class|enum|type|interface|\{|\*)(?![\p{L}\p{N}]))/u

type Expression = Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>

export function checkExpression(node: Expression, { ancestors, source }: Around): LocalProblem[] {
  if (isWritersNote(node)) return []
  const place = placeOf(node, ancestors)
  if (isInFormula(node, source)) {
    // A formula has many braces and is one mistake.
    const siblings: readonly Nodes[] = ancestors.at(-1)?.children ?? []
    const first = siblings.find(
      (one) => one.type === 'mdxTextExpression' && isInFormula(one, source),
    )
    return first === node ? [flag(place, { code: 'expression', data: { kind: 'formula' } })] : []
  }
  const written = shorten(`{${node.value}}`, 80).replaceAll('\n', ' ')
  if (attributes.test(node.value))
    return [flag(place, { code: 'expression', data: { kind: 'attributes', written }, repair: '' })]
  if (template.test(node.value))
    return [flag(place, { code: 'expression', data: { kind: 'template', written } })]
  return [flag(place, { code: 'expression' })]
}

/** Whether a brace is one of LaTeX: `x_{i}`, `e^{x}`, `\frac{a}{b}`. */
function isInFormula({ position }: Expression, source: string): boolean {
  const at = position?.start.offset ?? 0
  return /(?:[_^]|\\[a-zA-Z]+(?:\{[^{}]*\})*)$/.test(source.slice(Math.max(0, at - 80), at))
}

/**
 * Attributes as other programs write them: `{#precios}`, `{.mark width="5in"}`, `{: .mark}`.
 */
const attributes =
  /^\s*(?::.*|(?:[#.]\S+|[\w-]+=(?:"[^"]*"|[^\s"]+))(?:\s+(?:[#.]\S+|[\w-]+=(?:"[^"]*"|[^\s"]+)))*\s*)$/

/** Liquid, Nunjucks, and shortcodes of Hugo, without their outer braces. */
const template = /^(?:%.*%|\{.*\})$/s

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
