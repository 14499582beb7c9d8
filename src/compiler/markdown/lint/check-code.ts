import type { Nodes } from 'mdast'
import { error, type Fault, type LocalProblem } from '../../problem.ts'
import { rangeAt } from '../../text/range.ts'
import { placeOf } from '../tree.ts'
import type { Around } from './around.ts'

/** Whether a line is a declaration; a sentence may begin with these words too. */
const declaration =
  /^(?:import\s*(?:['"{*]|[\w$]+\s*(?:,|from\s))|export\s+(?:default|const|let|var|function|async|class|enum|type|interface|\{|\*)(?![\p{L}\p{N}]))/u

/** `{/* a note for writers *\/}`: never published, and no code. */
const isNote = (text: string) => /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(text)

export const isWritersNote = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && isNote(node.value)

export const checkExpression = (node: Nodes, { ancestors, source }: Around): LocalProblem[] =>
  isWritersNote(node) ? [] : [error(placeOf(node, ancestors), expressionFault(node, source))]

/** `## Precios {#precios}` names a place in other programs. */
function expressionFault(node: Nodes, source: string): Fault {
  const { value } = node as Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>
  const { start, end } = node.position ?? {}
  const [mark] =
    /:contentReference\[oaicite:\d+\]\{index=\d+\}$/.exec(source.slice(0, end?.offset)) ?? []
  if (mark && start && end) {
    const range = rangeAt(start.line, end.column - mark.length, mark.length)
    const data = { kind: 'chat', written: mark } as const
    return { code: 'foreign-markup', data, repair: { range, text: '' } }
  }
  if (!/^[#.][\w-]+$/.test(value.trim())) return { code: 'expression' }
  return { code: 'foreign-markup', data: { kind: 'name', written: `{${value}}` }, repair: '' }
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
  return error(placeOf(node, ancestors), { code: 'import-export', repair: '' })
}
