import { type CollectionName, collectionNames } from '../content/collections.ts'
import type { Entry } from '../content/entries.ts'
import type { Indices } from '../content/read-content.ts'
import type { Site } from '../content/schemas/site.ts'
import { compare } from '../lib/compare.ts'
import type { ImageSize } from '../lib/image.ts'

/** An entry of any collection; its file's path says which. */
export type IndexEntry = Entry<CollectionName>

export const collectionOf = ({ file }: IndexEntry) => file.split('/')[1] as CollectionName

/**
 * Builds the indices of some entries; each list is sorted by slug.
 *
 * @param before the indices of an earlier run: what did not change keeps its identity, and so does
 *   the whole if nothing changed, so that callers can cache what they derive from it
 */
export function collectIndices(
  site: Site,
  images: Iterable<readonly [src: string, size: ImageSize | undefined]>,
  entries: readonly IndexEntry[],
  before?: Indices,
): Indices {
  const lists = new Map(collectionNames.map((name): [string, IndexEntry[]] => [name, []]))
  for (const entry of entries) lists.get(collectionOf(entry))?.push(entry)
  const sizes = [...images].sort(([a], [b]) => compare(a, b))
  const indices: Record<string, unknown> = { site, images: Object.fromEntries(sizes) }
  for (const [name, list] of lists) indices[name] = list.sort((a, b) => compare(a.slug, b.slug))
  // Each list holds the entries of its own collection.
  return (before ? keepSame(before, indices) : indices) as Indices
}

function keepSame(before: Record<string, unknown>, indices: Record<string, unknown>) {
  const kept = Object.entries(indices).map(([name, value]) => {
    const old = before[name]
    return [name, isSame(old, value) ? old : value] as const
  })
  return kept.every(([name, value]) => before[name] === value) ? before : Object.fromEntries(kept)
}

/** Lists are compared by the identity of their entries, settings and sizes by value. */
function isSame(old: unknown, value: unknown): boolean {
  if (Array.isArray(old) && Array.isArray(value))
    return old.length === value.length && old.every((entry, index) => entry === value[index])
  return JSON.stringify(old) === JSON.stringify(value)
}

export const entriesIn = (indices: Indices): IndexEntry[] =>
  // Entries of all collections have the same shape.
  collectionNames.flatMap((name) => indices[name] as IndexEntry[])

/** The index files by name: one entry per line keeps a diff of two builds readable. */
export const indexFiles = (indices: Indices): Map<string, string> =>
  new Map(Object.entries(indices).map(([name, value]) => [`${name}.json`, textOf(value)]))

const textOf = (value: unknown) =>
  Array.isArray(value)
    ? `[${value.map((entry) => `\n${JSON.stringify(entry)}`).join(',')}\n]\n`
    : `${JSON.stringify(value, null, 1)}\n`
