import { type Fault, flag, type LocalProblem } from '../problem.ts'
import { fileStart, rangeAt } from '../text/range.ts'

/** Maximum length of a body in characters; a novel has half as many. */
const maximumLength = 1_000_000

/** The deepest nesting of quotes, lists and components. */
export const maximumDepth = 100

/**
 * The time to parse a block grows with the square of its marks (`*`, `[`…) and lines, because each
 * mark may close any other. An article costs some thousands; this many take about two seconds.
 */
const maximumEffort = 30_000_000

export const tooDeep: Fault = { code: 'too-deep', data: { levels: maximumDepth } }

/** The number of quotes and lists that a line opens: `> - 1. text` opens three. */
function containersOf(line: string): number {
  const marker = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y
  let containers = 0
  while (marker.test(line)) containers += 1
  return containers
}

const isRule = (line: string) => /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+|(?:_[ \t]*)+)$/.test(line)

/** Signs that make the parser search for a counterpart. */
const marks = /[*_~[\](<{`!]/g

const count = (line: string, signs: RegExp) => line.match(signs)?.length ?? 0

/** Refuses a body that would keep the parser busy for minutes or overflow its stack. */
export function checkSize(source: string): LocalProblem | undefined {
  if (source.length > maximumLength)
    return flag(fileStart, { code: 'body-too-long', data: { limit: maximumLength } })

  let effort = 0
  let tags = 0
  let block = { line: 1, lines: 0, marks: 0 }
  // Code blocks count like the rest: a check that skipped them could be tricked into skipping other
  // text.
  for (const [index, line] of source.split(/\r\n|\r|\n/).entries()) {
    if (/^[ \t]*$/.test(line)) {
      block = { line: index + 2, lines: 0, marks: 0 }
      continue
    }
    const containers = isRule(line) ? 0 : containersOf(line)
    if (containers > maximumDepth) return flag(rangeAt(index + 1, 1), tooDeep)
    const before = block.marks ** 2 + block.lines ** 2 / 3
    const angles = count(line, /</g)
    block.lines += 1
    block.marks += count(line, marks)
    tags += angles
    effort += block.marks ** 2 + block.lines ** 2 / 3 - before + (block.lines === 1 ? 600 : 0)
    effort += containers ** 3 + angles * tags * 5 + count(line, /\|/g) ** 2
    if (effort > maximumEffort) return flag(rangeAt(block.line, 1), { code: 'body-too-complex' })
  }
  return undefined
}
