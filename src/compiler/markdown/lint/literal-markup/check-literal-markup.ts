import type { Heading, Nodes, Paragraph, Parents, TableCell } from 'mdast'
import { type LocalProblem, warning } from '../../../problem.ts'
import { type Range, type Repair, rangeAt } from '../../../text/range.ts'
import { boldRules } from './bold.ts'
import { findInLines, findQuotedBox } from './lines.ts'
import { linkRules } from './links.ts'
import { findLiteralMarkup, type LiteralMarkup } from './literal-markup.ts'
import { MASK, plainText } from './plain-text.ts'

/** Without one of these in its text there is nothing to look for in a block, which is soon seen. */
const signs = /\]|\*\*|(?:^|\n)[ \t>]*(?:##|[•●◦▪‣|:+-]|\d{1,2}[.)])/

const rules = [...linkRules, ...boldRules]

const holdsSign = (node: Nodes): boolean =>
  node.type === 'text'
    ? signs.test(node.value)
    : 'children' in node && node.children.some(holdsSign)

/**
 * What would be published as raw signs, since Markdown takes everything it does not understand for
 * text. A doubt and no error: a text may be about these signs.
 */
export function checkLiteralMarkup(
  block: Heading | Paragraph | TableCell,
  ancestors: readonly Parents[],
  source: string,
): LocalProblem[] {
  const { start } = block.position ?? {}
  if (start === undefined || !holdsSign(block)) return []
  const text = plainText(block, source)
  const found = findLiteralMarkup(text, rules)
  if (block.type === 'paragraph') {
    found.push(...findInLines(text))
    const parent = ancestors.at(-1)
    if (parent?.type === 'blockquote' && parent.children[0] === block)
      found.push(...findQuotedBox(text))
  }
  return found.map((markup) => {
    const range = rangeIn(text, markup, start)
    const repair = repairOf(text, markup, start)
    return warning(range, repair ? { ...markup.cause, repair } : markup.cause)
  })
}

/** Where a stretch of a block stands that begins at `start`; marked as far as its line goes. */
function rangeIn(
  text: string,
  { from, to }: { from: number; to: number },
  start: { line: number; column: number },
): Range {
  const before = text.slice(0, from).split(/\r\n|\r|\n/)
  const margin = before.at(-1)?.length ?? 0
  const [marked = ''] = /^[^\r\n]*/.exec(text.slice(from, to)) ?? []
  const column = before.length === 1 ? start.column + margin : margin + 1
  return rangeAt(start.line + before.length - 1, column, marked.length)
}

/** The right form, when it stands on one line and holds nothing that was understood already. */
function repairOf(
  text: string,
  { from, to, correct, cause }: LiteralMarkup,
  start: { line: number; column: number },
): Repair | undefined {
  if (correct === undefined) return undefined
  const change = typeof correct === 'string' ? { from, to, text: correct } : correct
  if (/[\r\n]/.test(text.slice(change.from, change.to)) || change.text.includes(MASK))
    return undefined
  // Several # before a word are always a title that lacks its space.
  const safe = cause.code === 'heading-as-text'
  return { range: rangeIn(text, change, start), text: change.text, safe }
}
