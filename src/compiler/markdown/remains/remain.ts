import type { Advice } from '../../report/diagnostic.ts'
import { MASK } from './plain-text.ts'

/** Signs that were meant for the parser and would be published as they are. */
export type Remain = { from: number; to: number; advice: Advice }

export type RemainRule = {
  /** Must be global. */
  pattern: RegExp
  /** What to say about a match; nothing if it may well be meant as it is. */
  explain: (match: RegExpExecArray, text: string) => Advice | undefined
}

/** Applies rules one after the other; what one has explained, the next ones do not see. */
export function findRemains(text: string, rules: readonly RemainRule[]): Remain[] {
  const found: Remain[] = []
  let rest = text
  for (const { pattern, explain } of rules)
    for (const match of rest.matchAll(pattern)) {
      const advice = explain(match, rest)
      if (advice === undefined) continue
      const [from, to] = [match.index, match.index + match[0].length]
      found.push({ from, to, advice })
      rest = rest.slice(0, from) + MASK.repeat(to - from) + rest.slice(to)
    }
  return found
}
