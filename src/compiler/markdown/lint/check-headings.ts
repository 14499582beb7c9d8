import type { Heading, Paragraph } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { withoutInvisible } from '../../../lib/invisible-characters.ts'
import { flag, type LocalProblem } from '../../problem.ts'
import { type Around, firstOf, placeOf, rangeOf, writtenOf } from '../tree.ts'

/**
 * Reports the faults of a heading, given the depth of the one before it; the page's own title has
 * depth 1.
 */
export function checkHeading(
  node: Heading,
  previousDepth: number,
  { ancestors, source }: Around,
): LocalProblem[] {
  const range = placeOf(node, ancestors)
  const problems: LocalProblem[] = []
  const written = writtenOf(node, source)
  const isUnderlined = !written.startsWith('#')
  /** The repair that changes the number of `#`, or writes them in the place of the line below. */
  const withDepth = (depth: number) => {
    const signs = '#'.repeat(depth)
    if (!isUnderlined) return { range: firstOf(range, node.depth), text: signs }
    const [, title] = /^([^\n]*\S)\s*\n[ \t]*=+[ \t]*$/.exec(written) ?? []
    return title === undefined ? undefined : `${signs} ${title}`
  }
  const rule = glued(node, source)
  if (rule) problems.push(rule)
  else if (node.depth === 1)
    problems.push(
      flag(range, { code: 'heading-level-one', data: { isUnderlined }, repair: withDepth(2) }),
    )
  if (withoutInvisible(textOf(node)).trim() === '')
    problems.push(flag(range, { code: 'empty-heading' }))
  if (node.depth > previousDepth + 1)
    problems.push(
      flag(range, {
        code: 'skipped-heading-level',
        data: { from: previousDepth, to: node.depth },
        repair: withDepth(previousDepth + 1),
      }),
    )
  return problems
}

/** Reports `**Cómo empezar**` on a line of its own, which no list of contents knows. */
export function checkBoldLine(node: Paragraph, { ancestors, source }: Around): LocalProblem[] {
  const [only, ...others] = node.children
  const parent = ancestors.at(-1)
  if (only?.type !== 'strong' || others.length > 0 || parent?.type !== 'root') return []
  const next = parent.children[parent.children.indexOf(node) + 1]
  const title = writtenOf(only, source).slice(2, -2).trim()
  if (title.length > 70 || /[.:;,\n]$|\n/.test(title)) return []
  if (next?.type !== 'paragraph' && next?.type !== 'list') return []
  const fault = { code: 'bold-as-heading', data: { title }, repair: `## ${title}` } as const
  return [flag(placeOf(node, ancestors), fault)]
}

/** `---` right below a paragraph makes it a heading, where a thematic break was meant. */
function glued(node: Heading, source: string): LocalProblem | undefined {
  const { start, end } = node.position ?? {}
  const [, text = '', sign] =
    /^([^#][\s\S]*?)\r?\n[ \t>]*(-{3,5})[ \t]*$/.exec(writtenOf(node, source)) ?? []
  if (!start || !end || !sign || !(text.includes('\n') || /[.:;?!)»”]\s*$/.test(text)))
    return undefined
  const at = { line: end.line, column: end.column - sign.length }
  return flag(firstOf(rangeOf(node.position), 1), {
    code: 'rule-as-heading',
    data: { sign },
    // The repair is offered only where nothing precedes the dashes.
    repair: at.column === 1 ? { range: { start: at, end: at }, text: '\n' } : undefined,
  })
}
