import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { withoutInvisible } from '../../../lib/invisible-characters.ts'
import { error, type LocalProblem, warning } from '../../problem.ts'
import type { Repair } from '../../text/range.ts'
import { firstOf, placeOf, rangeOf, writtenOf } from '../tree.ts'
import type { Around } from './around.ts'

/** Faults of a heading, given the depth of the one before it; the page's own title has depth 1. */
export function checkHeading(
  node: Heading,
  previousDepth: number,
  { ancestors, source }: Around,
): LocalProblem[] {
  const range = placeOf(node, ancestors)
  const problems: LocalProblem[] = []
  /** The heading with another number of signs, unless it is underlined. */
  const withDepth = (depth: number): { repair?: Repair } => {
    if (source[node.position?.start.offset ?? -1] !== '#') return {}
    const repair = { range: firstOf(range, node.depth), text: '#'.repeat(depth), safe: false }
    return { repair }
  }
  const rule = glued(node, source)
  if (rule) problems.push(rule)
  else if (node.depth === 1)
    problems.push(error(range, { code: 'heading-level-one', ...withDepth(2) }))
  if (withoutInvisible(textOf(node)).trim() === '')
    problems.push(error(range, { code: 'empty-heading' }))
  if (node.depth > previousDepth + 1)
    problems.push(
      warning(range, {
        code: 'skipped-heading-level',
        data: { from: previousDepth, to: node.depth },
        ...withDepth(previousDepth + 1),
      }),
    )
  return problems
}

/** `---` right below a paragraph makes a heading of it; meant was a line across the page. */
function glued(node: Heading, source: string): LocalProblem | undefined {
  const { start, end } = node.position ?? {}
  const [, text = '', sign] =
    /^([^#][\s\S]*?)\r?\n[ \t>]*(-{3,5})[ \t]*$/.exec(writtenOf(node, source)) ?? []
  if (!start || !end || !sign || !(text.includes('\n') || /[.:;?!)»”]\s*$/.test(text)))
    return undefined
  const at = { line: end.line, column: end.column - sign.length }
  const repair = { range: { start: at, end: at }, text: '\n', safe: false }
  const cause = { code: 'rule-as-heading', data: { sign } } as const
  // The repair is sure where nothing stands before the signs.
  return warning(firstOf(rangeOf(node.position), 1), at.column === 1 ? { ...cause, repair } : cause)
}
