import { type Fault, flag, type LocalProblem } from '../../problem.ts'
import type { Range } from '../../text/range.ts'

/** An error that stopped the parser. Its message is in English and never shown. */
export type ParserError = {
  source: string
  /** Name of the parser's rule, e.g. `end-tag-mismatch`. */
  rule: string
  reason: string
  /** Where the parser stopped, and where the fault ends if the parser knows. */
  from: number
  to: number
}

/**
 * A parser error as problems for the writer, and the text without the fault, so that the rest can
 * be checked too.
 */
export type Explanation = {
  /**
   * The first one stopped the parser; the others are of the same kind, and finding each would take
   * another run.
   */
  problems: LocalProblem[]
  rest: string
}

/** An explanation with a single problem, and the text without its fault. */
export const explained = (range: Range, fault: Fault, rest: string): Explanation => ({
  problems: [flag(range, fault)],
  rest,
})

/** The text with a span replaced by spaces; lines and positions stay. */
export function blank(source: string, from: number, to: number): string {
  const gap = source.slice(from, to).replace(/[^\r\n]/g, ' ')
  return source.slice(0, from) + gap + source.slice(to)
}

/** The text with one character replaced by another of the same width that has no meaning in MDX. */
export function disarm(source: string, offset: number): string {
  return `${source.slice(0, offset)}‹${source.slice(offset + 1)}`
}

/** The text without the closing tag of an element, so that it is not reported in turn. */
export function withoutClosing(source: string, name: string, after: number): string {
  const tag = `</${name}>`
  const start = source.indexOf(tag, after)
  return start === -1 ? source : blank(source, start, start + tag.length)
}

export function endOfTag(source: string, tag: number): number {
  const end = source.indexOf('>', tag)
  return end === -1 ? tag + 1 : end + 1
}
