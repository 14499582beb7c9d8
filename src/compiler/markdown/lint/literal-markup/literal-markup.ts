import type { Cause } from '../../../problem.ts'
import { PROBLEMS_LIMIT } from '../../limit-problems.ts'
import { MASK } from './plain-text.ts'

/** Signs of a block's text that were meant for the parser and would be published as they are. */
export type LiteralMarkup = {
  from: number
  to: number
  cause: Cause
  /** What would have been understood, in place of the signs or of another stretch. */
  correct?: string | { from: number; to: number; text: string }
}

/** What to say about a match; nothing if it may well be meant as it is. */
export type LiteralMarkupRule = {
  /** Must be global. */
  pattern: RegExp
  explain: (
    match: RegExpExecArray,
    text: string,
  ) => Pick<LiteralMarkup, 'cause' | 'correct'> | undefined
}

/** Applies rules one after the other; what one has explained, the next ones do not see. */
export function findLiteralMarkup(
  text: string,
  rules: readonly LiteralMarkupRule[],
): LiteralMarkup[] {
  const found: LiteralMarkup[] = []
  let rest = text
  for (const { pattern, explain } of rules) {
    for (const match of rest.matchAll(pattern)) {
      const explained = explain(match, rest)
      if (explained === undefined) continue
      // Each of them costs a pass over the text, and more help nobody.
      if (found.length > PROBLEMS_LIMIT) return found
      const [from, to] = [match.index, match.index + match[0].length]
      found.push({ from, to, ...explained })
      rest = rest.slice(0, from) + MASK.repeat(to - from) + rest.slice(to)
    }
  }
  return found
}
