import { join } from 'node:path'
import type { ContentRun } from '../../compiler/build-content.ts'
import { entriesIn } from '../../compiler/collect-indices.ts'
import type { Problem } from '../../compiler/problem.ts'
import { printed } from '../../compiler/report/printed.ts'
import { printable } from '../../compiler/text/printable.ts'
import { type Content, type Indices, readContent, withBodies } from '../../content/read-content.ts'
import type { ShownProblem } from './panel/preview-state.ts'
import { reportChanges } from './report-changes.ts'
import type { Shown } from './serve-pages.ts'

/**
 * Keeps the state of the preview between runs.
 *
 * @param generated folder of the content's indices
 */
export function openState(root: string, generated: string) {
  const folder = join(root, generated)
  let indices: Indices | undefined
  let content: Content | undefined
  let problems: readonly Problem[] = []
  let urls: ReadonlyMap<string, string> = new Map()

  return {
    /**
     * Takes the result of a run.
     *
     * @returns whether there is something new to show, and what to print in the terminal
     */
    take(run: ContentRun): { isNew: boolean; report: string | undefined } {
      const report = reportChanges(run.problems, problems, root)
      problems = run.problems
      urls = run.urls
      if (!run.content || run.content === indices) return { isNew: false, report }
      indices = run.content
      content = withBodies(indices, folder)
      return { isNew: true, report }
    },
    shown(): Shown {
      // If nothing can be shown yet, what an earlier build wrote is better than nothing.
      content ??= readContent(folder)
      const pages = new Set(entriesIn(content).map(({ url }) => url))
      const standIns = [...new Set(urls.values())].filter((url) => !pages.has(url))
      return { content, state: { problems: shownProblems(problems, urls), standIns } }
    },
  }
}

/** Problems as the browser shows them, each with the page of its file. */
const shownProblems = (
  problems: readonly Problem[],
  urls: ReadonlyMap<string, string>,
): ShownProblem[] =>
  problems.map((problem) => {
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
