import { collections } from '../content/collections.ts'
import { collectionOf, type IndexEntry } from './collect-indices.ts'
import { findReferences } from './fields/walk-schema.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import type { Problem } from './problem.ts'

type ByFile = Map<string, IndexEntry>

/**
 * What can be shown while some files have errors: an entry with errors as it last was in order, or
 * not at all if it never was; the same for whatever refers to something that cannot be shown.
 */
export function showableEntries(
  entries: readonly LoadedEntry[],
  problems: readonly Problem[],
  before: readonly IndexEntry[],
): IndexEntry[] {
  const old: ByFile = new Map(before.map((entry) => [entry.file, entry]))
  const blamed = new Set(
    // A promise says nothing against the page itself, which its writer wants to see.
    problems.flatMap(({ severity, code, file }) =>
      severity === 'error' && code !== 'promise-broken' ? [file] : [],
    ),
  )
  const shown: ByFile = new Map()
  for (const { file, published, indexed } of entries) {
    const entry = blamed.has(file) ? undefined : indexed
    const last = entry ?? old.get(file)
    if (published && last) shown.set(file, last)
  }
  // A page that the site cannot be without, whose file is gone.
  for (const [file, entry] of old)
    if (collectionOf(entry) === 'pages' && blamed.has(file)) shown.set(file, entry)
  while (settleReferences(shown, old));
  return [...shown.values()]
}

/** Whether something had to change, which others may refer to; what is of no use leaves `old`. */
function settleReferences(shown: ByFile, old: ByFile): boolean {
  let hasChanged = false
  for (const [file, entry] of shown) {
    const missing = referencesOf(entry).filter((target) => !shown.has(target))
    if (missing.length === 0) continue
    hasChanged = true
    const before = old.get(file)
    const ghosts = missing.flatMap((target) => old.get(target) ?? [])
    if (ghosts.length === missing.length) for (const ghost of ghosts) shown.set(ghost.file, ghost)
    else if (before && before !== entry) shown.set(file, before)
    else {
      shown.delete(file)
      old.delete(file)
    }
  }
  return hasChanged
}

const referencesOf = (entry: IndexEntry): string[] =>
  findReferences(collections[collectionOf(entry)].schema, entry.data).flatMap((reference) =>
    reference.kind === 'entry' && reference.value !== ''
      ? [`content/${reference.collection}/${reference.value}.mdx`]
      : [],
  )
