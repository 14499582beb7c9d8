import type { Problem } from '../problem.ts'
import { comparePoints } from '../text/range.ts'

/** In the order of files and lines, each told once: the same content gives the same list. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [identity(problem), problem]))
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      comparePoints(a.range.start, b.range.start) ||
      compare(a.code, b.code),
  )
}

const identity = ({ file, range, code, data }: Problem) =>
  JSON.stringify([file, range.start, code, data])

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
