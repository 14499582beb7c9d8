import type { Problem } from '../../compiler/problem.ts'
import { formatProblems, summarise } from '../../compiler/report/format-problems.ts'
import { printed } from '../../compiler/report/printed.ts'
import { printable } from '../../compiler/text/printable.ts'
import { missingFrom } from '../../lib/missing-from.ts'

/** How many solved problems are listed; the rest are counted. */
const most = 10

/** Identifies a problem regardless of its line, so that lines added above it do not matter. */
const identity = (problem: Problem) => {
  const { file, code, message } = printed(problem)
  return `${file} ${code} ${message}`
}

/**
 * What the terminal prints after a run: new problems, and solved ones.
 *
 * @param before the problems of the previous run; empty for the first
 * @returns `undefined` when nothing changed
 */
export function reportChanges(
  problems: readonly Problem[],
  before: readonly Problem[],
  root: string,
): string | undefined {
  const fresh = missingFrom(before, problems, identity)
  const solved = missingFrom(problems, before, identity)
  if (fresh.length + solved.length === 0) return undefined
  const lines = solved.slice(0, most).map((problem) => {
    const { file, message } = printed(problem)
    return `Arreglado: ${printable(file)}: ${printable(message)}`
  })
  const rest = solved.length - most
  if (rest > 0) lines.push(`… y ${rest} más.`)
  const hasOld = problems.length > fresh.length
  return [
    ...(fresh.length > 0 ? [formatProblems(fresh, root)] : []),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(fresh.length === 0 || hasOld ? [total(problems)] : []),
  ].join('\n\n')
}

const total = (problems: readonly Problem[]) =>
  problems.length === 0 ? 'Sin errores.' : `En total: ${summarise(problems)}.`
