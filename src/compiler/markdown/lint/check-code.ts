import type { Nodes } from 'mdast'
import { type Fault, flag, type LocalProblem } from '../../problem.ts'
import { type Around, isMdxElement, placeOf } from '../tree.ts'

/** A line that is a declaration; sentences may begin with the same words. */
const declaration =
  /^(?:import\s*(?:['"{*]|[\w$]+\s*(?:,|from\s))|export\s+(?:default|const|let|var|function|async|class|enum|type|interface|\{|\*)(?![\p{L}\p{N}]))/u

type Expression = Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>

/** `{/* a note for writers *\/}`: it is never published and contains no code. */
export const isWritersNote = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(node.value)

const isProgram = (node: Nodes) =>
  isMdxElement(node) && (node.name === 'script' || node.name === 'style')

export function checkExpression(node: Expression, { ancestors }: Around): LocalProblem[] {
  // A program or a style sheet is to be removed as a whole.
  if (isWritersNote(node) || ancestors.some(isProgram)) return []
  const written = `{${node.value}}`
  // In other programs `## Precios {#precios}` gives a heading its id.
  const fault: Fault = /^[#.][\w-]+$/.test(node.value.trim())
    ? { code: 'heading-id', data: { written }, repair: '' }
    : { code: 'expression' }
  return [flag(placeOf(node, ancestors), fault)]
}

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
