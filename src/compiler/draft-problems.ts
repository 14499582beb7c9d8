import type { LoadedEntry } from './loaded-entry.ts'
import type { ProblemCode } from './messages/catalogue.ts'
import type { Problem } from './problem.ts'
import { isDraft } from './schedule.ts'

/** What stops the site although it stands in a draft. */
const always: readonly ProblemCode[] = ['page-draft', 'url-hidden']

/**
 * What is wrong in a draft stops nobody else: its errors become warnings, marked as such. An entry
 * whose fields cannot be read is not known to be a draft. A dated article is none either: it will be
 * published when nobody looks. What a template left is a doubt in a draft, and an error elsewhere.
 */
export function spareDrafts(
  problems: readonly Problem[],
  entries: readonly LoadedEntry[],
): Problem[] {
  const drafts = new Map(
    entries.filter(({ raw }) => isDraft(raw)).map((entry) => [entry.file, entry]),
  )
  return problems.map((problem) => {
    const draft = drafts.get(problem.file)
    if (problem.code === 'template-text' && !draft) return { ...problem, severity: 'error' }
    if (!draft || always.includes(problem.code)) return problem
    return { ...problem, severity: draft.published ? problem.severity : 'warning', inDraft: true }
  })
}
