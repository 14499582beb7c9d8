import type { Nodes } from 'mdast'
import { error, type Fault, type LocalProblem } from '../../problem.ts'
import { placeOf } from '../tree.ts'
import type { Around } from './around.ts'

/** A line that is a declaration; sentences may begin with the same words. */
const declaration =
  /^(?:import\s*(?:['"{*]|[\w$]+\s*(?:,|from\s))|export\s+(?:default|const|let|var|function|async|class|enum|type|interface|\{|\*)(?![\p{L}\p{N}]))/u

/** `{/* a note for writers *\/}`: it is never published and contains no code. */
const isNote = (text: string) => /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(text)

export const isWritersNote = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && isNote(node.value)

export const checkExpression = (node: Nodes, { ancestors }: Around): LocalProblem[] =>
  isWritersNote(node) ? [] : [error(placeOf(node, ancestors), expressionFault(node))]

/** In other programs `## Precios {#precios}` gives a heading its id. */
function expressionFault(node: Nodes): Fault {
  const { value } = node as Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>
  if (!/^[#.][\w-]+$/.test(value.trim())) return { code: 'expression' }
  return { code: 'foreign-markup', data: { kind: 'name', written: `{${value}}` }, repair: '' }
}

/**
 * Reports imports and exports, which the parser in use reads as a paragraph because it knows no
 * JavaScript.
 */
export function checkDeclaration(
  node: Nodes,
  { ancestors, source }: Around,
): LocalProblem | undefined {
  const start = node.position?.start
  if (ancestors.length !== 1 || start?.offset === undefined || start.column !== 1) return undefined
  const beginning = source.slice(start.offset, start.offset + 200)
  if (!declaration.test(beginning)) return undefined
  return error(placeOf(node, ancestors), { code: 'import-export', repair: '' })
}
