import { foldAccents } from '../../lib/fold-accents.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Who asked to keep a project private is not named among those who trust the agency. */
export function checkPrivate(entries: readonly LoadedEntry[]): Problem[] {
  const hidden = new Map(
    entries.flatMap(({ collection, raw, file }) =>
      collection === 'projects' && raw?.private === true ? [[sameName(raw.title), file]] : [],
    ),
  )
  return entries.flatMap((entry) => {
    const { collection, published, raw } = entry
    if (collection !== 'partners' || !published || !raw) return []
    const file = hidden.get(sameName(raw.name))
    if (file === undefined) return []
    const data = { name: String(raw.name), file }
    return problemAt(entry, ['name'], { code: 'private-named', data })
  })
}

const sameName = (name: unknown) => foldAccents(String(name)).trim().toLowerCase()
