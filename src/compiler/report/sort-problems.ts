import type { Problem } from '../problem.ts'

/** In the order of files and lines, each told once: the same content gives the same list. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [identity(problem), problem]))
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.range.start.line - b.range.start.line ||
      a.range.start.column - b.range.start.column ||
      compare(a.code, b.code),
  )
}

const identity = ({ file, range, code, data }: Problem) =>
  JSON.stringify([file, range.start, code, data])

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
