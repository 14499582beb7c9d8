import type { Heading, Paragraph, Parents, TableCell } from 'mdast'
import { vocabularyRules } from '../../../../mdx/vocabulary-rules.ts'
import { flag, type LocalProblem } from '../../../problem.ts'
import { lineRangeIn, type Point, type Repair, rangeIn } from '../../../text/range.ts'
import { type Around, isMdxElement } from '../../tree.ts'
import { findInLines, findQuotedBox } from './lines.ts'
import { linkRules } from './links.ts'
import {
  findLiteralMarkup,
  type LiteralMarkup,
  type LiteralMarkupRule,
  mask,
  plainText,
} from './literal-markup.ts'
import { boldRules, foreignRules } from './marks.ts'
import { findInProse } from './prose.ts'
import { findRowsApart } from './tables.ts'

type Block = Heading | Paragraph | TableCell

const rules = [...foreignRules, ...linkRules, ...boldRules]

/** A backtick without its counterpart. */
const backtick = (inTable: boolean): LiteralMarkupRule => ({
  pattern: /(?<!`)`(?!`)/g,
  explain: () => ({ code: 'open-backtick', data: { inTable } }),
})

/** A component that needs a list or a table is itself reported when a paragraph stands there. */
function isReported(parent: Parents | undefined): boolean {
  const isElement = parent !== undefined && isMdxElement(parent)
  const wanted = isElement && vocabularyRules.get(parent.name ?? '')?.children
  return wanted === 'ordered-list' || wanted === 'figures-table'
}

/**
 * Reports markup that would be published literally, since Markdown takes everything it does not
 * understand for text. Always a warning, because a text may be about these characters.
 */
export function checkLiteralMarkup(block: Block, { ancestors, source }: Around): LocalProblem[] {
  const { start } = block.position ?? {}
  if (start === undefined || isReported(ancestors.at(-1))) return []
  const text = plainText(block, source)
  const found = [...findInProse(text), ...findSigns(block, ancestors, text)]
  return found.map((markup) => {
    const range = lineRangeIn(text, markup.from, markup.to, start)
    const repair = repairOf(text, markup, start)
    return flag(range, { ...markup.fault, repair })
  })
}

function findSigns(block: Block, ancestors: readonly Parents[], text: string): LiteralMarkup[] {
  const found = findLiteralMarkup(text, rules)
  if (block.type === 'paragraph') {
    const parent = ancestors.at(-1)
    const rows = parent && findRowsApart(block, parent, text)
    found.push(...(rows ?? findInLines(text)))
    if (parent?.type === 'blockquote' && parent.children[0] === block)
      found.push(...findQuotedBox(text))
  }
  if (!found.some(({ fault }) => fault.code === 'fence-as-text'))
    found.push(...findLiteralMarkup(text, [backtick(block.type === 'tableCell')]).slice(0, 1))
  return found
}

/** The repair, unless it covers something that the parser has already understood. */
function repairOf(
  text: string,
  { from, to, fault, replaced = { from, to } }: LiteralMarkup,
  start: Point,
): Repair | undefined {
  const { code, repair } = fault
  if (repair === undefined || repair.includes(mask)) return undefined
  // Lines of a quote or a list item begin with marks that are not part of the text.
  if (/[\r\n][ \t>]/.test(text.slice(replaced.from, replaced.to))) return undefined
  const range = rangeIn(text, replaced.from, replaced.to, start)
  // A # glued to a word in this way is always a heading that lacks its space.
  return { range, text: repair, safe: code === 'heading-as-text' }
}
