import type { Heading, Nodes, Paragraph, Parents, TableCell } from 'mdast'
import { type LocalProblem, warning } from '../../../problem.ts'
import { lineRangeIn, type Point, pointAt, type Repair } from '../../../text/range.ts'
import type { Around } from '../around.ts'
import { findApart, findInLines, findQuotedBox } from './lines.ts'
import { linkRules } from './links.ts'
import {
  findLiteralMarkup,
  type LiteralMarkup,
  type LiteralMarkupRule,
  MASK,
  plainText,
} from './literal-markup.ts'
import { boldRules, foreignRules } from './marks.ts'
import { findUnpaired } from './paired-marks.ts'
import { proseRules } from './prose.ts'

type Block = Heading | Paragraph | TableCell

/** Without one of these in its text there is nothing to look for in a block, which is soon seen. */
const signs =
  /[[\]]|【|\*\*|==|\$|`|:\w+:|\t|[ \t]\||(?:^|\n)[ \t>]*(?:#|[•●◦▪‣·✓✔✅☑–—|:+>-]|\d{1,3}[.)º°]|\d\ufe0f?\u20e3|[a-hA-H]\)|´´|''|’’|‘‘|""|““|””)/

const rules = [...foreignRules, ...linkRules, ...boldRules]

/** A backtick that opens or closes nothing. */
const backtick: LiteralMarkupRule = {
  pattern: /(?<!`)`(?!`)/g,
  explain: () => ({ code: 'open-backtick' }),
}

const holdsSign = (node: Nodes): boolean =>
  node.type === 'text'
    ? signs.test(node.value)
    : 'children' in node && node.children.some(holdsSign)

/**
 * What would be published as raw signs, since Markdown takes everything it does not understand for
 * text. A doubt and no error: a text may be about these signs.
 */
export function checkLiteralMarkup(block: Block, { ancestors, source }: Around): LocalProblem[] {
  const { start } = block.position ?? {}
  if (start === undefined) return []
  const text = plainText(block, source)
  const found = [...findLiteralMarkup(text, proseRules), ...findUnpaired(text)]
  if (holdsSign(block)) found.push(...findSigns(block, ancestors, text, source))
  return found.map((markup) => {
    const range = lineRangeIn(text, markup.from, markup.to, start)
    // The right form may take in the paragraphs below.
    const repair = repairOf(source.slice(start.offset), markup, start)
    return warning(range, { ...markup.fault, repair })
  })
}

function findSigns(
  block: Block,
  ancestors: readonly Parents[],
  text: string,
  source: string,
): LiteralMarkup[] {
  const found = findLiteralMarkup(text, rules)
  if (block.type === 'paragraph') {
    const lines = findInLines(text)
    found.push(...lines)
    const parent = ancestors.at(-1)
    if (parent?.type === 'blockquote' && parent.children[0] === block)
      found.push(...findQuotedBox(text))
    if (parent && lines.length === 0) found.push(...findApart(block, parent, text, source))
  }
  if (!found.some(({ fault }) => fault.code === 'fence-as-text'))
    found.push(...findLiteralMarkup(text, [backtick]).slice(0, 1))
  return found
}

/** The right form, when it holds nothing that was understood already. */
function repairOf(
  text: string,
  { from, to, fault, replaced = { from, to } }: LiteralMarkup,
  start: Point,
): Repair | undefined {
  const { code, repair } = fault
  if (repair === undefined || repair.includes(MASK)) return undefined
  // Lines of a quote or of an item begin with signs that are not in the text.
  if (/[\r\n][ \t>]/.test(text.slice(replaced.from, replaced.to))) return undefined
  const range = {
    start: pointAt(text, replaced.from, start),
    end: pointAt(text, replaced.to, start),
  }
  // Several # before a word are always a title that lacks its space.
  return { range, text: repair, safe: code === 'heading-as-text' }
}
