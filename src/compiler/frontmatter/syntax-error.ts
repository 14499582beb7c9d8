import type { YAMLError } from 'yaml'
import { flag, type LocalProblem } from '../problem.ts'
import { lineRangeIn } from '../text/range.ts'
import { deepest } from './check-document.ts'
import { type Attempt, attempts } from './line-attempts.ts'
import { lineAt, replace } from './source.ts'

/** The code of an error of the parser, and its offsets. */
type ParserError = Pick<YAMLError, 'code'> & { pos: readonly number[] }

/** The text with an attempt in it, and the problem to report if the attempt is right. */
type TextAttempt = {
  whole: string
  problem: LocalProblem
  /** Length of the text below the attempt; set where an unclosed value hides the errors below. */
  left?: number
}

/** How many lines above an error its cause is looked for. */
const reach = 5

/** The most characters that the attempts at one error give to the parser: a fifth of a second. */
const mostParsed = 400_000

/**
 * Turns an error of the parser into a problem with a repair. The parser's own message says what it
 * found, seldom what was meant; so a line near the error is written as its writer may have meant it,
 * until the parser finds no error, or at least none on that line.
 *
 * @param errorIn the first error of a text
 */
export function syntaxProblem(
  text: string,
  { code, pos: [offset = 0] }: ParserError,
  errorIn: (text: string) => ParserError | undefined,
): LocalProblem {
  const { start, line } = lineAt(text, offset)
  if (code === 'RESOURCE_EXHAUSTION')
    return flag(lineRangeIn(text, start), { code: 'too-deep', data: { levels: deepest } })
  const below = text.length - start - line.length
  let better: LocalProblem | undefined
  let parsed = 0
  for (const { whole, problem, left } of repairsNear(text, offset)) {
    const next = errorIn(whole)?.pos[0]
    if (next === undefined) return problem
    if (whole.length - next < (left ?? below)) better ??= problem
    parsed += whole.length
    if (parsed > mostParsed) break
  }
  if (better) return better
  const isField = /^[^:]*$/.test(line) && /^\s*[^\s<{[-]/.test(line)
  return flag(lineRangeIn(text, offset, start + line.length), {
    code: isField ? 'yaml-colon' : 'yaml-syntax',
  })
}

/** The problems that may have caused an error, each with the repaired text. */
function* repairsNear(text: string, offset: number): Generator<TextAttempt> {
  for (const { start, isOpen } of startsNear(text, lineAt(text, offset).start)) {
    const { line } = lineAt(text, start)
    const end = start + line.length
    const lines = text.slice(0, start).split('\n')
    const above = lines.filter((one) => /^\s*[^\s#]/.test(one))
    for (const attempt of attempts(line, above)) {
      if (attempt.text === line) continue
      yield {
        problem: problemOf(text, attempt, start),
        whole: text.slice(0, start) + attempt.text + text.slice(end),
        ...(isOpen && { left: text.length - end }),
      }
    }
  }
}

/** The problem to report if an attempt at the line at an offset is right. */
function problemOf(source: string, attempt: Attempt, start: number) {
  const { line } = lineAt(source, start)
  const end = start + line.length
  const same = [...line, ''].findIndex((sign, index) => sign !== attempt.text[index])
  const margin = Math.min(line.search(/\S|$/), same)
  const better = attempt.text.slice(margin)
  const repair = replace(source, start + margin, end, better, attempt.safe)
  const from = start + (attempt.sign ?? same)
  return flag(lineRangeIn(source, from, attempt.sign ? undefined : end), {
    ...attempt.fault,
    repair,
  })
}

/** The lines that may be the cause of an error on a line, the likeliest first. */
function startsNear(text: string, place: number): { start: number; isOpen?: boolean }[] {
  const next = text.indexOf('\n', place) + 1
  const above = [...text.slice(0, place).matchAll(/^.*\n/gm)].reverse()
  // The parser reads a line without a colon as text, and stops at the field below it.
  const bare = above.slice(0, 1).filter(([line]) => /^ *\p{L}[\p{L}\w-]* [^:]*$/u.test(line))
  // The parser notices an unclosed value at the end of the text only, however far below.
  const open = above.filter(([line]) => openValue.test(line)).slice(0, 3)
  const starts = (lines: typeof above) => lines.map(({ index: start }) => ({ start }))
  return [
    ...starts(bare),
    { start: place },
    ...(next > 0 ? [{ start: next }] : []),
    ...starts(open).map((line) => ({ ...line, isOpen: true })),
    ...starts(above.slice(0, reach).filter((line) => ![...bare, ...open].includes(line))),
  ]
}

/** A line whose quote or bracket does not end on it. */
const openValue = /(?:- |: ) *(?:"[^"]*|'[^']*|\[[^\]]*|\{[^}]*)$/m
