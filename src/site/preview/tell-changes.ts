import type { Problem } from '../../compiler/problem.ts'
import { formatProblems, summarise } from '../../compiler/report/format-problems.ts'
import { printed } from '../../compiler/report/printed.ts'
import { printable } from '../../compiler/text/printable.ts'
import { missingFrom } from '../../lib/missing-from.ts'

/** What is mended beyond this is counted. */
const most = 10

/** A problem stays the same when lines are added above it. */
const identity = (problem: Problem) => {
  const { file, code, message } = printed(problem)
  return `${file} ${code} ${message}`
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
  const fresh = missingFrom(before, problems, identity)
  const mended = missingFrom(problems, before, identity)
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
