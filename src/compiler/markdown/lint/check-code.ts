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

export function checkExpression(node: Expression, { ancestors }: Around): LocalProblem[] {
  if (isWritersNote(node)) return []
  const place = placeOf(node, ancestors)
  if (!attributes.test(node.value)) return [flag(place, { code: 'expression' })]
  const written = shorten(`{${node.value}}`, 80)
  return [flag(place, { code: 'expression', data: { written }, repair: '' })]
}

/** Attributes as other programs write them: `{#precios}`, `{.mark width="5in"}`. */
const attributes =
  /^\s*(?:[#.]\S+|[\w-]+=(?:"[^"]*"|[^\s"]+))(?:\s+(?:[#.]\S+|[\w-]+=(?:"[^"]*"|[^\s"]+)))*\s*$/

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
