import type { LocalProblem } from '../problem.ts'
import { comparePoints } from '../text/range.ts'

/** More problems than this help nobody. */
export const PROBLEMS_LIMIT = 100

/** How often a repeated mistake is shown; the rest are only counted. */
const REPEATS = 20

/** The problems in reading order, without duplicates, and no more than anybody reads. */
export function limitProblems(problems: readonly LocalProblem[]): LocalProblem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]))
  const inOrder = [...unique.values()].sort(({ range: a }, { range: b }) =>
    comparePoints(a.start, b.start),
  )
  return countRepeats(inOrder).slice(0, PROBLEMS_LIMIT)
}

/** The first problems of each kind; the last of them says how many more there are. */
function countRepeats(problems: readonly LocalProblem[]): LocalProblem[] {
  const kindOf = ({ code, data }: LocalProblem) => JSON.stringify([code, data])
  const totals = new Map<string, number>()
  for (const problem of problems)
    totals.set(kindOf(problem), (totals.get(kindOf(problem)) ?? 0) + 1)
  const shown = new Map<string, number>()
  return problems.flatMap((problem) => {
    const kind = kindOf(problem)
    const number = (shown.get(kind) ?? 0) + 1
    shown.set(kind, number)
    if (number > REPEATS) return []
    const more = (totals.get(kind) ?? 0) - REPEATS
    return [number === REPEATS && more > 0 ? { ...problem, more } : problem]
  })
}
