import { type CollectionName, collections } from '../content/collections.ts'
import type { Entry } from '../content/entries.ts'
import type { Indices } from '../content/read-content.ts'
import type { Site } from '../content/schemas/site.ts'
import { readingMinutes } from '../lib/reading-minutes.ts'
import type { Images } from './images/read-images.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import { digestOfAll } from './read/digest.ts'
import type { IndexFile } from './write-output.ts'

const names = Object.keys(collections) as CollectionName[]

/**
 * The indices of all that is published, each list by slug.
 *
 * @param before the indices of an earlier run: what did not change stays the same object, all of it
 *   if nothing did, so that whoever computed something from it knows
 */
export function collectIndices(
  site: Site,
  images: Images,
  entries: readonly LoadedEntry[],
  before?: Indices,
): Indices {
  const published = entries.filter((entry) => entry.published)
  const listed = published.map((loaded) => ({
    collection: loaded.collection,
    entry: indexEntry(loaded),
  }))
  return listIndices(site, images, listed, before)
}

/** An entry as the indices hold it, with the name of its collection. */
export type Listed = { collection: CollectionName; entry: Entry<CollectionName> }

/** The same of entries that are chosen already. */
export function listIndices(
  site: Site,
  images: Images,
  listed: readonly Listed[],
  before?: Indices,
): Indices {
  const lists = new Map<string, Entry<CollectionName>[]>(names.map((name) => [name, []]))
  for (const { collection, entry } of listed) lists.get(collection)?.push(entry)
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

const known = new WeakMap<LoadedEntry, Entry<CollectionName>>()

/** What the indices hold of an entry. */
export function indexEntry(loaded: LoadedEntry): Entry<CollectionName> {
  const before = known.get(loaded)
  if (before) return before
  const { slug, file, url, data, body, waiting } = loaded
  const images = body && [...new Set(body.images.map(({ src }) => src))]
  const summary = body?.hash && {
    hash: body.hash,
    headings: body.headings,
    words: body.words,
    ...(images?.length && { images }),
  }
  const entry = {
    slug,
    file,
    url,
    data,
    ...(summary && { body: summary }),
    ...(waiting && { waiting }),
  }
  // Validated by the schema of its collection.
  const complete = withReadingTime(entry as Entry<CollectionName>)
  known.set(loaded, complete)
  return complete
}

/** Pages find the reading time in one place, stated or computed. */
function withReadingTime(entry: Entry<CollectionName>): Entry<CollectionName> {
  if (!entry.file.startsWith('content/blog/') || !entry.body) return entry
  const data = { readingTime: readingMinutes(entry.body.words), ...entry.data }
  return { ...entry, data } as Entry<CollectionName>
}

/** Hashes of the bodies that the indices name. */
export function usedBodies(indices: Indices): Set<string> {
  // Whatever the collection, an entry's body is named in the same way.
  const entries = names.flatMap((name) => indices[name] as Entry<CollectionName>[])
  return new Set(entries.flatMap(({ body }) => (body ? [body.hash] : [])))
}

/**
 * The files of the indices: one entry per line, so that a diff of two builds can be read.
 *
 * @param digestOf the digest of a file of the content, by its path
 */
export function indexFiles(
  indices: Indices,
  digestOf: (file: string) => string | undefined,
): Map<string, IndexFile> {
  const files = Object.entries(indices)
  return new Map(
    files.map(([name, value]): [string, IndexFile] => {
      if (Array.isArray(value)) return [`${name}.json`, listFile(value, digestOf)]
      const text = `${JSON.stringify(value, null, 1)}\n`
      return [`${name}.json`, { key: digestOfAll([text]), text: () => text }]
    }),
  )
}

/** What the day of the build decides about an entry: whether an event is over, or what it waits for. */
const stateOf = ({ data, waiting = '' }: Entry<CollectionName>) =>
  ('status' in data ? data.status : '') + waiting

/** What a list says of an entry comes from its file, its body's facts and the day of the build. */
function listFile(
  list: readonly Entry<CollectionName>[],
  digestOf: (file: string) => string | undefined,
): IndexFile {
  const key = digestOfAll(
    list.map(
      (entry) => `${entry.file} ${digestOf(entry.file)} ${entry.body?.hash} ${stateOf(entry)}`,
    ),
  )
  const text = () => `[${list.map((entry) => `\n${JSON.stringify(entry)}`).join(',')}\n]\n`
  return { key, text }
}
