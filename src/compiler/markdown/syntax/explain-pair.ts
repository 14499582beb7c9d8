import { vocabularyRules } from '../../../mdx/vocabulary-rules.ts'
import { type Fault, flag } from '../../problem.ts'
import { lineRangeIn, offsetAt, rangeIn } from '../../text/range.ts'
import { elementFault } from '../lint/check-element.ts'
import {
  blank,
  type Explanation,
  endOfTag,
  explained,
  type ParserError,
  withoutClosing,
} from './parser-error.ts'

const place = String.raw`\((\d+):(\d+)-(\d+):(\d+)\)`
const unclosed = new RegExp(`^Expected a closing tag for \`<(.*?)>\` ${place}`)
const mismatched = new RegExp(
  `^Unexpected closing tag \`</(.*?)>\`, expected corresponding closing tag for \`<(.*?)>\` ${place}`,
)
const misplaced = /^Expected the closing tag `<\/(.*?)>`/

export function explainPair(found: ParserError): Explanation {
  const { source, rule, reason, from } = found
  const alone = unclosed.exec(reason)
  if (alone) return explainUnclosed(source, alone[1] ?? '', spanOf(source, alone.slice(2)))
  const crossed = mismatched.exec(reason)
  if (crossed) {
    const [, closing = '', opening = ''] = crossed
    return explainCrossed(found, closing, opening, spanOf(source, crossed.slice(3)))
  }
  const apart = misplaced.exec(reason)
  if (apart) return explainMisplaced(found, apart[1] ?? '')
  const tag = source.lastIndexOf('<', from)
  return explainClosing(found, tag, rule === 'unexpected-closing-slash')
}

type Span = { from: number; to: number }

/** The span of a tag that the parser locates by lines and columns. */
function spanOf(source: string, numbers: readonly (string | undefined)[]): Span {
  const [line = 1, column = 1, endLine = 1, endColumn = 1] = numbers.map(Number)
  return {
    from: offsetAt(source, { line, column }),
    to: offsetAt(source, { line: endLine, column: endColumn }),
  }
}

/** HTML and words in `<…>` are reported as such: they need no closing tag but other markup. */
function foreignFault(name: string, inTable = false): Fault | undefined {
  const fault = elementFault(name, { inTable })
  return fault.code === 'unknown-component' && fault.data.proposal ? undefined : fault
}

function explainUnclosed(source: string, name: string, open: Span): Explanation {
  const isClosedElsewhere = source.includes(`</${name}>`, open.to)
  const before = source.slice(source.lastIndexOf('\n', open.from - 1) + 1, open.from)
  const foreign = foreignFault(name, /^[ \t>]*\|/.test(before))
  const again = foreign && !isClosedElsewhere ? sameInBlock(source, name, open.from) : []
  const fault = foreign ?? unclosedFault(source, name, open, isClosedElsewhere)
  const starts = [open.from, ...again]
  return {
    problems: starts.map((at) => flag(lineRangeIn(source, at, at + name.length + 1), fault)),
    rest: withoutClosing(blankTags(source, starts), name, open.to),
  }
}

/** The text without the tags at some offsets; made in one go, because the tags may be thousands. */
function blankTags(source: string, starts: readonly number[]): string {
  const pieces: string[] = []
  let at = 0
  for (const start of [...starts].sort((a, b) => a - b)) {
    const end = endOfTag(source, start)
    pieces.push(source.slice(at, start), blank(source.slice(start, end), 0, end - start))
    at = end
  }
  return [...pieces, source.slice(at)].join('')
}

function unclosedFault(source: string, name: string, open: Span, isElsewhere: boolean): Fault {
  if (isElsewhere) return { code: 'unclosed-tag', data: { name, how: 'elsewhere' } }
  if (vocabularyRules.get(name)?.children !== 'none')
    return { code: 'unclosed-tag', data: { name, how: 'nowhere' } }
  const end = { range: rangeIn(source, open.to - 1, open.to), text: ' />', safe: true }
  return { code: 'unclosed-tag', data: { name, how: 'empty' }, repair: end }
}

/**
 * Other places in the same block where the same element is opened and never closed; none if the
 * block contains code.
 */
function sameInBlock(source: string, name: string, open: number): number[] {
  const start = source.lastIndexOf('\n\n', open) + 1
  const after = source.indexOf('\n\n', open)
  const block = source.slice(start, after === -1 ? source.length : after)
  if (block.includes('`')) return []
  const tags = [...block.matchAll(new RegExp(`(?<!\\\\)<${name}\\s*>`, 'g'))]
  return tags.map(({ index }) => start + index).filter((at) => at !== open)
}

function explainCrossed(
  { source, from, to }: ParserError,
  closing: string,
  opening: string,
  open: Span,
): Explanation {
  if (foreignFault(opening)) return explainUnclosed(source, opening, open)
  const { line } = lineRangeIn(source, open.from).start
  const isOpeningWrong = vocabularyRules.has(closing) && !vocabularyRules.has(opening)
  const name = open.from + '<'.length
  const repair = isOpeningWrong
    ? { range: rangeIn(source, name, name + opening.length), text: closing }
    : { range: rangeIn(source, from, to), text: `</${opening}>` }
  return explained(
    lineRangeIn(source, from, to),
    { code: 'mismatched-tag', data: { closing, opening, line, isOpeningWrong }, repair },
    blank(blank(source, from, to), open.from, open.to),
  )
}

function explainMisplaced({ source, from, to }: ParserError, name: string): Explanation {
  const opening = source.lastIndexOf(`<${name}`, from - 1)
  const cleared = opening === -1 ? source : blank(source, opening, endOfTag(source, opening))
  const fault = { code: 'unclosed-tag', data: { name, how: 'elsewhere' } } as const
  return explained(lineRangeIn(source, from, to), fault, blank(cleared, from, to))
}

/** A closing tag that closes nothing, or that contains more than its name. */
function explainClosing(
  { source, from, to }: ParserError,
  tag: number,
  isUnopened: boolean,
): Explanation {
  const end = endOfTag(source, tag)
  const name = /^<\/?\s*([\w.$:-]*)/.exec(source.slice(tag, tag + 200))?.[1] ?? ''
  const range = lineRangeIn(source, tag, end)
  const unopened: Fault = foreignFault(name) ?? { code: 'unopened-tag', data: { name } }
  if (isUnopened) return explained(range, unopened, blank(source, tag, end))
  const repair = { range: rangeIn(source, tag, end), text: `</${name}>`, safe: true }
  const fault: Fault = { code: 'invalid-tag', data: { name, isClosing: true }, repair }
  return explained(range, fault, blank(source, from, to))
}
