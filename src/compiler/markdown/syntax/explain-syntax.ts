import { VFileMessage } from 'vfile-message'
import { fileStart, lineRangeIn } from '../../text/range.ts'
import { tooDeep } from '../check-size.ts'
import { explainPair } from './explain-pair.ts'
import { explainTag } from './explain-tag.ts'
import { disarm, type Explanation, explained, type ParserError } from './parser-error.ts'

/**
 * Explains the error that stopped the parser. Errors that no text can cause are not explained: they
 * are bugs of this program.
 */
export function explainSyntax(thrown: unknown, source: string): Explanation | undefined {
  if (thrown instanceof RangeError && /call stack/i.test(thrown.message))
    return explained(fileStart, tooDeep, source)
  if (thrown instanceof VFileMessage) {
    const found = readMessage(thrown, source)
    if (thrown.source === 'micromark-extension-mdx-jsx') return explainTag(found)
    if (thrown.source === 'mdast-util-mdx-jsx') return explainPair(found)
    if (thrown.ruleId === 'unexpected-eof' || thrown.ruleId === 'unexpected-lazy')
      return explainBrace(found)
    return invalidSyntax(source, found.from)
  }
  // mdast-util-from-markdown reports nodes that overlap with a plain error.
  const isCrossing = thrown instanceof Error && thrown.message.startsWith('Cannot close')
  return isCrossing ? invalidSyntax(source, 0) : undefined
}

function readMessage({ place, reason, ruleId }: VFileMessage, source: string): ParserError {
  const start = place && 'start' in place ? place.start : place
  const end = place && 'end' in place ? place.end : place
  const from = start?.offset ?? source.length
  return { source, rule: ruleId ?? '', reason, from, to: end?.offset ?? from }
}

/** The explanation of an error that has none of its own. */
export const invalidSyntax = (source: string, offset: number): Explanation =>
  explained(lineRangeIn(source, offset), { code: 'invalid-syntax' }, source)

/** Explains a brace that the parser could not follow to its end. */
function explainBrace({ source, from }: ParserError): Explanation {
  const brace = openBrace(source, from)
  const range = lineRangeIn(source, Math.max(brace, 0))
  return brace === -1
    ? explained(range, { code: 'unclosed-brace' }, source)
    : explained(range, { code: 'unclosed-brace', repair: '\\{' }, disarm(source, brace))
}

/** The offset of the last unclosed brace before an offset. */
function openBrace(source: string, before: number): number {
  let closed = 0
  for (let index = before - 1; index >= 0; index -= 1) {
    const sign = source[index]
    if ((sign !== '{' && sign !== '}') || source[index - 1] === '\\') continue
    if (sign === '}') closed += 1
    else if (closed === 0) return index
    else closed -= 1
  }
  return source.lastIndexOf('{', before)
}
