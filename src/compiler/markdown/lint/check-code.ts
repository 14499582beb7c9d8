import type { Nodes, Parents } from 'mdast'
import { type Cause, error, type LocalProblem } from '../../problem.ts'
import { placeOf } from '../tree.ts'
import type { Around } from './around.ts'

/** Whether a line is a declaration; a sentence may begin with these words too. */
const declaration =
  /^(?:import\s*(?:['"{*]|[\w$]+\s*(?:,|from\s))|export\s+(?:default|const|let|var|function|async|class|enum|type|interface|\{|\*)(?![\p{L}\p{N}]))/u

/** `{/* a note for writers *\/}`: never published, and no code. */
const isNote = (text: string) => /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(text)

export const isWritersNote = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && isNote(node.value)

export const checkExpression = (node: Nodes, { ancestors }: Around): LocalProblem[] =>
  isWritersNote(node) ? [] : [error(placeOf(node, ancestors), expressionCause(node, ancestors))]

/** `## Precios {#precios}` names a place in other programs. */
function expressionCause(node: Nodes, ancestors: readonly Parents[]): Cause {
  const { value } = node as Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>
  if (!/^[#.][\w-]+$/.test(value.trim())) return { code: 'expression' }
  const repair = { range: placeOf(node, ancestors), text: '', safe: false }
  return { code: 'foreign-markup', data: { kind: 'name', written: `{${value}}` }, repair }
}

/** Imports and exports: to the parser in use, which knows no JavaScript, a paragraph. */
export function checkDeclaration(
  node: Nodes,
  { ancestors, source }: Around,
): LocalProblem | undefined {
  const start = node.position?.start
  if (ancestors.length !== 1 || start?.offset === undefined || start.column !== 1) return undefined
  const beginning = source.slice(start.offset, start.offset + 200)
  if (!declaration.test(beginning)) return undefined
  const range = placeOf(node, ancestors)
  return error(range, { code: 'import-export', repair: { range, text: '', safe: false } })
}
