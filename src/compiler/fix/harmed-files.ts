import type { Problem } from '../problem.ts'
import { byFile } from './apply-repairs.ts'
import type { Repairable } from './fix-content.ts'

/**
 * The files that repairs did harm to: they have more errors than before, or a fault is left where the
 * repairs were applied. All of them, if it is another file that has more errors.
 */
export function harmedFiles(
  before: readonly Problem[],
  after: readonly Problem[],
  applied: readonly Repairable[],
): ReadonlySet<string> {
  const touched = new Set(applied.map(({ file }) => file))
  const errors = countErrors(before)
  const grown = [...countErrors(after)].flatMap(([file, number]) =>
    number > (errors.get(file) ?? 0) ? [file] : [],
  )
  if (grown.some((file) => !touched.has(file))) return touched
  return new Set([...grown, ...faultsLeft(before, after, applied).map(({ file }) => file)])
}

/** What repairs left where they were applied: their own problem, or another error on the line. */
export function faultsLeft(
  before: readonly Problem[],
  after: readonly Problem[],
  applied: readonly Repairable[],
): Problem[] {
  const known = new Set(before.map(kindOf))
  return [...byFile(applied)].flatMap(([file, repairs]) => {
    const { lines, places } = touchedBy(repairs)
    return after.filter((problem) => {
      if (problem.file !== file) return false
      const { line, column } = problem.range.start
      if (places.has(`${line}:${column} ${problem.code}`)) return true
      return problem.severity === 'error' && lines.has(line) && !known.has(kindOf(problem))
    })
  })
}

function countErrors(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { file, severity } of problems)
    if (severity === 'error') counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

const kindOf = ({ file, code, data }: Problem) => JSON.stringify([file, code, data])

/** Lines that the repairs of a file wrote, and the places of their problems, as they are now. */
function touchedBy(repairs: readonly Repairable[]) {
  const lines = new Set<number>()
  const places = new Set<string>()
  let moved = 0
  for (const { code, range: problem, repair } of repairs) {
    const { start, end } = repair.range
    const added = repair.text.split('\n').length - 1
    for (let line = 0; line <= added; line++) lines.add(start.line + moved + line)
    places.add(`${problem.start.line + moved}:${problem.start.column} ${code}`)
    moved += added - (end.line - start.line)
  }
  return { lines, places }
}
