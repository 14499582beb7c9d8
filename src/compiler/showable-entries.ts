import { collections } from '../content/collections.ts'
import { collectionOf, type IndexEntry } from './collect-indices.ts'
import { findReferences } from './fields/walk-schema.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import type { Problem } from './problem.ts'

type ByFile = Map<string, IndexEntry>

/**
 * The entries that can be shown while some files have errors. An entry with errors is shown as it
 * was when last valid, or not at all if it never was; the same applies to entries that refer to
 * something that cannot be shown.
 */
export function showableEntries(
  entries: readonly LoadedEntry[],
  problems: readonly Problem[],
  before: readonly IndexEntry[],
): IndexEntry[] {
  const old: ByFile = new Map(before.map((entry) => [entry.file, entry]))
  const blamed = new Set(
    // A broken promise does not make the page invalid, and its writer wants to see it.
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
  // Required pages whose files are gone.
  for (const [file, entry] of old)
    if (collectionOf(entry) === 'pages' && blamed.has(file)) shown.set(file, entry)
  while (settleReferences(shown, old));
  return [...shown.values()]
}

/**
 * Resolves the references to entries that are not shown, and returns whether anything changed,
 * which may affect other references. An old version that cannot be shown either is removed from
 * `old`.
 */
function settleReferences(shown: ByFile, old: ByFile): boolean {
  let hasChanged = false
  for (const [file, entry] of shown) {
    const missing = referencesOf(entry).filter((target) => !shown.has(target))
    if (missing.length === 0) continue
    hasChanged = true
    const before = old.get(file)
    const lastValid = missing.flatMap((target) => old.get(target) ?? [])
    if (lastValid.length === missing.length) for (const one of lastValid) shown.set(one.file, one)
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
