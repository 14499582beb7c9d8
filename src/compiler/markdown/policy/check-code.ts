import type { Nodes, Parents } from 'mdast'
import type { Advice } from '../../report/diagnostic.ts'
import { error, type Finding } from '../finding.ts'
import { placeOf } from '../place-of.ts'

const expression: Advice = {
  code: 'expression',
  message: 'Las llaves { } encierran código, y los textos no llevan código.',
  hint: 'Si son parte del texto, escribe \\{ y \\}, o ponlas entre acentos graves: `{ }`.',
}

const module: Advice = {
  code: 'import-export',
  message: 'Los textos no importan ni exportan nada.',
  hint: 'Borra la línea: los componentes ya están disponibles.',
}

/** Whether a line is a declaration; a sentence may begin with these words too. */
const declaration =
  /^(?:import\s*(?:['"{*]|[\w$]+\s*(?:,|from\s))|export\s+(?:default|const|let|var|function|async|class|enum|type|interface|\{|\*)(?![\p{L}\p{N}]))/u

/** `{/* a note for writers *\/}`: never published, and no code. */
const isNote = (text: string) => /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(text)

/** Whether a node is a note for writers. */
export function isWritersNote(node: Nodes): boolean {
  return (
    (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && isNote(node.value)
  )
}

/** Expressions in braces. */
export function checkExpression(node: Nodes, ancestors: readonly Parents[]): Finding[] {
  return isWritersNote(node) ? [] : [error(placeOf(node, ancestors), expression)]
}

/**
 * Imports and exports. The parser in use knows nothing of JavaScript and sees a paragraph, see
 * `syntax/inert-mdx.ts`.
 */
export function checkDeclaration(
  node: Nodes,
  ancestors: readonly Parents[],
  source: string,
): Finding | undefined {
  const start = node.position?.start
  if (ancestors.length !== 1 || start?.offset === undefined || start.column !== 1) return undefined
  const beginning = source.slice(start.offset, start.offset + 200)
  return declaration.test(beginning) ? error(placeOf(node, ancestors), module) : undefined
}
