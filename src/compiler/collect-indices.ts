import { type CollectionName, collectionNames } from '../content/collections.ts'
import type { Entry } from '../content/entries.ts'
import type { Indices } from '../content/read-content.ts'
import type { Site } from '../content/schemas/site.ts'
import type { ImageSize } from './images/image-size.ts'

/** An entry of any collection, which its file tells. */
export type IndexEntry = Entry<CollectionName>

export const collectionOf = ({ file }: IndexEntry) => file.split('/')[1] as CollectionName

/**
 * The indices of some entries, each list by slug.
 *
 * @param before the indices of an earlier run: what did not change stays the same object, all of it
 *   if nothing did, so that whoever computed something from it knows
 */
export function collectIndices(
  site: Site,
  images: Iterable<readonly [src: string, size: ImageSize | undefined]>,
  entries: readonly IndexEntry[],
  before?: Indices,
): Indices {
  const lists = new Map(collectionNames.map((name): [string, IndexEntry[]] => [name, []]))
  for (const entry of entries) lists.get(collectionOf(entry))?.push(entry)
  const sizes = [...images].sort(([a], [b]) => (a < b ? -1 : 1))
  const indices: Record<string, unknown> = { site, images: Object.fromEntries(sizes) }
  for (const [name, list] of lists) indices[name] = list.sort((a, b) => (a.slug < b.slug ? -1 : 1))
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

/** Lists are the same when their entries are; settings and sizes when they say the same. */
function isSame(old: unknown, value: unknown): boolean {
  if (Array.isArray(old) && Array.isArray(value))
    return old.length === value.length && old.every((entry, index) => entry === value[index])
  return JSON.stringify(old) === JSON.stringify(value)
}

export const entriesIn = (indices: Indices): IndexEntry[] =>
  // Whatever the collection, an entry has the same parts.
  collectionNames.flatMap((name) => indices[name] as IndexEntry[])

/** The files of the indices by name: one entry per line, so that a diff of two builds can be read. */
export const indexFiles = (indices: Indices): Map<string, string> =>
  new Map(Object.entries(indices).map(([name, value]) => [`${name}.json`, textOf(value)]))

const textOf = (value: unknown) =>
  Array.isArray(value)
    ? `[${value.map((entry) => `\n${JSON.stringify(entry)}`).join(',')}\n]\n`
    : `${JSON.stringify(value, null, 1)}\n`
