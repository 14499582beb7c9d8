import { type CollectionName, collections } from '../content/collections.ts'
import type { Entry } from '../content/entries.ts'
import type { Indices } from '../content/read-content.ts'
import { indexEntry, type Listed } from './collect-indices.ts'
import { findReferences } from './fields/find-references.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import type { Problem } from './problem.ts'

type AnyEntry = Entry<CollectionName>

const names = Object.keys(collections) as CollectionName[]
const keyOf = (collection: string, slug: string) => `${collection}/${slug}`

/** Whether there is something to show of an entry, whatever else is wrong with it. */
export const isWhole = ({ data, body }: LoadedEntry): boolean =>
  data !== undefined && (body === undefined || body.hash !== undefined)

/**
 * What can be shown while some files have errors: an entry with errors as it last was in order, or
 * not at all if it never was; the same for whatever refers to something that cannot be shown.
 *
 * @param before the indices that were shown last
 */
export function showableEntries(
  entries: readonly LoadedEntry[],
  problems: readonly Problem[],
  before: Indices | undefined,
): Listed[] {
  const old = new Map(listed(before).map((one) => [keyOf(one.collection, one.entry.slug), one]))
  const blamed = new Set(
    problems.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])),
  )
  const shown = new Map<string, Listed>()
  for (const loaded of entries.filter(({ published }) => published)) {
    const { collection, slug, file } = loaded
    const key = keyOf(collection, slug)
    const isSound = isWhole(loaded) && !blamed.has(file)
    const one = isSound ? { collection, entry: indexEntry(loaded) } : old.get(key)
    if (one) shown.set(key, one)
  }
  // A page that the site cannot be without, whose file is gone.
  for (const [key, one] of old)
    if (one.collection === 'pages' && blamed.has(one.entry.file)) shown.set(key, one)
  while (settleReferences(shown, old));
  return [...shown.values()]
}

/**
 * @param old what an entry may fall back to; what turns out to be of no use is taken out
 * @returns whether something had to change, which others may refer to
 */
function settleReferences(shown: Map<string, Listed>, old: Map<string, Listed>): boolean {
  let hasChanged = false
  for (const [key, one] of shown) {
    const missing = referencesOf(one).filter((target) => !shown.has(target))
    if (missing.length === 0) continue
    hasChanged = true
    const before = old.get(key)
    const ghosts = missing.flatMap((target) => old.get(target) ?? [])
    if (ghosts.length === missing.length)
      for (const ghost of ghosts) shown.set(keyOf(ghost.collection, ghost.entry.slug), ghost)
    else if (before && before.entry !== one.entry) shown.set(key, before)
    else {
      shown.delete(key)
      old.delete(key)
    }
  }
  return hasChanged
}

const known = new WeakMap<AnyEntry, string[]>()

/** The entries that an entry needs, by their keys. */
function referencesOf({ collection, entry }: Listed): string[] {
  const before = known.get(entry)
  if (before) return before
  const found = findReferences(collections[collection].schema, entry.data).flatMap((reference) =>
    reference.kind === 'entry' && reference.value !== ''
      ? [keyOf(reference.collection, reference.value)]
      : [],
  )
  known.set(entry, found)
  return found
}

function listed(indices: Indices | undefined): Listed[] {
  if (!indices) return []
  return names.flatMap((collection) =>
    // Each list holds the entries of its own collection.
    (indices[collection] as AnyEntry[]).map((entry) => ({ collection, entry })),
  )
}
