import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Collections that are shown only where a page names their entries, with their first field. */
const named = new Map([
  ['faqs', 'question'],
  ['testimonials', 'name'],
])

/** An entry that is complete and appears nowhere: its file alone does not show it. */
export function checkUnused(entries: readonly LoadedEntry[]): Problem[] {
  const used = new Set(
    entries.flatMap(({ references }) =>
      references.flatMap((reference) =>
        reference.kind === 'entry' ? `${reference.collection}/${reference.value}` : [],
      ),
    ),
  )
  const files = new Set(entries.map(({ collection, slug }) => `${collection}/${slug}`))
  // A mistyped name has its problem, and may mean any of those that are not named.
  const mistyped = new Set(
    [...used].filter((name) => !files.has(name)).map((name) => name.split('/')[0]),
  )
  return entries.flatMap((entry) => {
    const { collection, slug, published, raw } = entry
    const field = named.get(collection)
    // A file that cannot be read has its problem already.
    if (!field || !published || raw === undefined || used.has(`${collection}/${slug}`)) return []
    if (mistyped.has(collection)) return []
    return problemAt(entry, [field], { code: 'shown-nowhere', data: { collection, slug } }, warning)
  })
}
