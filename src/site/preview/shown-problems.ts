import type { Problem } from '../../compiler/problem.ts'
import { printed } from '../../compiler/report/printed.ts'
import { printable } from '../../compiler/text/printable.ts'
import type { ShownProblem } from './panel/preview-state.ts'

/**
 * Problems as the browser shows them.
 *
 * @param urls the page of each file that has one
 */
export function shownProblems(
  problems: readonly Problem[],
  urls: ReadonlyMap<string, string>,
): ShownProblem[] {
  return problems.map((problem) => {
    const { severity, file, line, column, code, message, hint } = printed(problem)
    return {
      severity,
      place: `${file}:${line}:${column}`,
      code,
      message: printable(message),
      hint: hint && printable(hint),
      url: urls.get(file),
    }
  })
}
