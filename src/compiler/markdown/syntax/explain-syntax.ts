import { VFileMessage } from 'vfile-message'
import { tooDeep } from '../check-size.ts'
import { error } from '../finding.ts'
import { explainBrace } from './explain-brace.ts'
import { explainPair } from './explain-pair.ts'
import { explainTag } from './explain-tag.ts'
import { placeAt } from './source-place.ts'
import type { SyntaxFault, SyntaxProblem } from './syntax-fault.ts'

function toProblem(message: VFileMessage, source: string): SyntaxProblem {
  const { place, reason, ruleId } = message
  const start = place && 'start' in place ? place.start : place
  const end = place && 'end' in place ? place.end : place
  const from = start?.offset ?? source.length
  return { source, rule: ruleId ?? '', reason, from, to: end?.offset ?? from }
}

/**
 * Says in Spanish what stopped the parser. Errors that no text can cause are not explained: they
 * are faults of this program.
 */
export function explainSyntax(thrown: unknown, source: string): SyntaxFault | undefined {
  if (thrown instanceof RangeError && /call stack/i.test(thrown.message))
    return { finding: error({ line: 1, column: 1 }, tooDeep), repaired: source }
  if (thrown instanceof VFileMessage) {
    const problem = toProblem(thrown, source)
    if (thrown.source === 'micromark-extension-mdx-jsx') return explainTag(problem)
    if (thrown.source === 'mdast-util-mdx-jsx') return explainPair(problem)
    if (thrown.ruleId === 'unexpected-eof' || thrown.ruleId === 'unexpected-lazy')
      return explainBrace(problem)
    return unreadable(source, problem.from)
  }
  // mdast-util-from-markdown reports parts that cross each other with a plain error.
  const crossing = thrown instanceof Error && /^Cannot close/.test(thrown.message)
  return crossing ? unreadable(source, 0) : undefined
}

/** A fault without an explanation of its own. */
export function unreadable(source: string, offset: number): SyntaxFault {
  return {
    finding: error(placeAt(source, offset), {
      code: 'invalid-syntax',
      message: 'Desde aquí no se entiende el texto.',
      hint: 'Revisa las etiquetas < > y las llaves { } de esta parte.',
    }),
    repaired: source,
  }
}
