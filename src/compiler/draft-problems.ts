import type { LoadedEntry } from './loaded-entry.ts'
import type { ProblemCode } from './messages/catalogue.ts'
import type { Problem } from './problem.ts'
import { isDraft } from './schedule.ts'

/** Errors that stop the build even in a draft. */
const always: readonly ProblemCode[] = ['page-draft', 'url-hidden']

/**
 * Errors in a draft become warnings, marked as such, so that a draft blocks nobody else. An entry
 * whose fields cannot be read is not known to be a draft. An article with a future date is not
 * treated as one, because it will be published by itself. Text left over from a template is no
 * error in a draft even where drafts are shown.
 */
export function downgradeDraftErrors(
  problems: readonly Problem[],
  entries: readonly LoadedEntry[],
): Problem[] {
  const drafts = new Map(
    entries.filter(({ raw }) => isDraft(raw)).map((entry) => [entry.file, entry]),
  )
  return problems.map((problem) => {
    const draft = drafts.get(problem.file)
    if (!draft || always.includes(problem.code)) return problem
    const isError = draft.published && problem.code !== 'template-text'
    return { ...problem, severity: isError ? problem.severity : 'warning', inDraft: true }
  })
}
