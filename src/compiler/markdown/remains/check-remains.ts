import type { Heading, Nodes, Paragraph, Parents, TableCell } from 'mdast'
import { type Finding, pointOf, warning } from '../finding.ts'
import { boldRules } from './bold-remains.ts'
import { explainAlert, lineRemains } from './line-remains.ts'
import { linkRules } from './link-remains.ts'
import { plainText } from './plain-text.ts'
import { findRemains, type Remain } from './remain.ts'

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
export function checkRemains(
  block: Heading | Paragraph | TableCell,
  ancestors: readonly Parents[],
  source: string,
): Finding[] {
  const { start } = block.position ?? {}
  if (start === undefined || !holdsSign(block)) return []
  const text = plainText(block, source)
  const remains = findRemains(text, rules)
  if (block.type === 'paragraph') {
    remains.push(...lineRemains(text))
    const parent = ancestors.at(-1)
    const alert =
      parent?.type === 'blockquote' && parent.children[0] === block ? explainAlert(text) : undefined
    if (alert) remains.push(alert)
  }
  return remains.map((remain) => warning(placeIn(text, remain, start), remain.advice))
}

/** Where a stretch of a block stands that begins at `start`; marked as far as its line goes. */
function placeIn(text: string, { from, to }: Remain, start: { line: number; column: number }) {
  const before = text.slice(0, from).split(/\r\n|\r|\n/)
  const margin = before.at(-1)?.length ?? 0
  const [width = ''] = /^[^\r\n]*/.exec(text.slice(from, to)) ?? []
  const column = before.length === 1 ? start.column + margin : margin + 1
  return pointOf({ line: start.line + before.length - 1, column }, width.length)
}
