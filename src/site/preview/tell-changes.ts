import type { Problem } from '../../compiler/problem.ts'
import { formatProblems, summarise } from '../../compiler/report/format-problems.ts'
import { printed } from '../../compiler/report/printed.ts'
import { printable } from '../../compiler/text/printable.ts'

/** What is mended beyond this is counted. */
const most = 10

/** A problem stays the same when lines are added above it. */
const identity = (problem: Problem) => {
  const { file, code, message } = printed(problem)
  return `${file} ${code} ${message}`
}

/** Those of one list that another has not, each as often as it is missing there. */
function lacking(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>()
  for (const other of others) {
    const key = identity(other)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return problems.filter((problem) => {
    const key = identity(problem)
    const left = counts.get(key) ?? 0
    counts.set(key, left - 1)
    return left <= 0
  })
}

/**
 * What the terminal says after a run: problems that are new and those that are mended.
 *
 * @param before the problems of the run before; none before the first
 * @returns nothing when nothing changed
 */
export function tellChanges(
  problems: readonly Problem[],
  before: readonly Problem[],
  options: { root: string; color: boolean },
): string | undefined {
  const fresh = lacking(problems, before)
  const mended = lacking(before, problems)
  if (fresh.length + mended.length === 0) return undefined
  const lines = mended.slice(0, most).map((problem) => {
    const { file, message } = printed(problem)
    return `Arreglado: ${printable(file)}: ${printable(message)}`
  })
  const rest = mended.length - most
  if (rest > 0) lines.push(`… y ${rest} más.`)
  const hasOld = problems.length > fresh.length
  return [
    ...(fresh.length > 0 ? [formatProblems(fresh, options)] : []),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(fresh.length === 0 || hasOld ? [total(problems)] : []),
  ].join('\n\n')
}

const total = (problems: readonly Problem[]) =>
  problems.length === 0 ? 'Sin errores.' : `En total: ${summarise(problems)}.`
