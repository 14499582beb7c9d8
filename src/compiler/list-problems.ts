import { compare } from '../lib/compare.ts'
import type { Problem } from './problem.ts'
import { comparePoints } from './text/range.ts'

/** More warnings than this in one file help nobody. */
export const mostWarnings = 100

/** How often a repeated mistake is shown; the rest are only counted. */
const mostRepeats = 20

/**
 * The problems as they are reported: by file and position, without duplicates, and of each file no
 * more warnings than anybody reads. The same content always gives the same list. Every kind of
 * error stays in it, because an error that nobody sees would be published.
 */
export function listProblems(problems: readonly Problem[]): Problem[] {
  const identity = ({ file, range, code, data }: Problem) =>
    JSON.stringify([file, range.start, code, data])
  const unique = new Map(problems.map((problem) => [identity(problem), problem]))
  const inOrder = [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      comparePoints(a.range.start, b.range.start) ||
      compare(a.code, b.code),
  )
  return limitWarnings(countRepeats(inOrder))
}

/** The first problems of each kind in a file; the last of them says how many more there are. */
function countRepeats(problems: readonly Problem[]): Problem[] {
  const kindOf = ({ file, code, data }: Problem) => JSON.stringify([file, code, data])
  const totals = new Map<string, number>()
  const numbered = problems.map((problem) => {
    const kind = kindOf(problem)
    const number = (totals.get(kind) ?? 0) + 1
    totals.set(kind, number)
    return { problem, kind, number }
  })
  return numbered.flatMap(({ problem, kind, number }) => {
    if (number > mostRepeats) return []
    const more = (totals.get(kind) ?? 0) - mostRepeats
    return [number === mostRepeats && more > 0 ? { ...problem, more } : problem]
  })
}

/** All errors, and the first warnings of each file. */
function limitWarnings(problems: readonly Problem[]): Problem[] {
  const warnings = new Map<string, number>()
  return problems.filter(({ file, severity }) => {
    if (severity === 'error') return true
    const number = (warnings.get(file) ?? 0) + 1
    warnings.set(file, number)
    return number <= mostWarnings
  })
}
