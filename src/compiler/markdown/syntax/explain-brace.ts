import { lineRangeIn, rangeIn } from '../../text/range.ts'
import { disarm } from './blank.ts'
import { type Explanation, explained, type ParserError } from './parser-error.ts'

/** What is wrong with a brace that the parser could not follow to its end. */
export function explainBrace({ source, from }: ParserError): Explanation {
  const brace = openBrace(source, from)
  const range = lineRangeIn(source, Math.max(brace, 0))
  const rest = brace === -1 ? source : disarm(source, brace)
  if (brace === -1) return explained(range, { code: 'unclosed-brace' }, rest)
  const repair = { range: rangeIn(source, brace, brace + 1), text: '\\{', safe: false }
  return explained(range, { code: 'unclosed-brace', repair }, rest)
}

/** The brace before an offset that nothing closes. */
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
