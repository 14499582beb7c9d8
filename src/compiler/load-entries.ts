import type { CollectionName } from '../content/collections.ts'
import type { Entry, Service, Waiting } from '../content/entries.ts'
import { planPrices } from '../content/queries.ts'
import type { BodyContext } from '../mdx/body-context.ts'
import type { FileCache } from './file-cache.ts'
import type { Fields, Locate } from './frontmatter/parse-yaml.ts'
import { splitFrontmatter } from './frontmatter/split-frontmatter.ts'
import type { Images } from './images/read-images.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import { shownValues } from './markdown/body.ts'
import type { BodySetup, StoredBody } from './markdown/store-body.ts'
import type { EntryFile } from './read/list-files.ts'
import { lazyLocate } from './read/read-source.ts'
import { type EntryFields, readEntry } from './read-entry.ts'
import { waitsFor } from './schedule.ts'

/** The cached record of an entry's file. */
type EntryRecord = EntryFields & { body?: StoredBody }

export type LoadOptions = {
  cache: FileCache
  images: Images
  basePath: string
  address: string | undefined
  buildDate: string
  includeDrafts: boolean
  /** The folder with the HTML of bodies. */
  bodiesFolder: string
  /** Hashes of the bodies that the folder holds. */
  stored: ReadonlySet<string>
  compile: BodySetup['compile']
}

/**
 * Takes every changed file through its own stages, and the others from the cache.
 *
 * @returns the entries, the hashes of the bodies that were compiled, and the context that bodies
 *   are rendered with
 */
export async function loadEntries(files: readonly EntryFile[], options: LoadOptions) {
  const { cache, stored, images, basePath, address } = options
  const recall = ({ file, absolute }: EntryFile) => cache.recall<EntryRecord>(file, absolute)
  const services = files
    .filter(({ collection }) => collection === 'services')
    .map((one) => {
      const { data } = recall(one) ?? readEntry(one).fields
      // Validated by the schema of its collection; absent when it has errors.
      return { slug: one.slug, data: data as Service['data'] | undefined }
    })
  const sizes = Object.fromEntries(images)
  const context: BodyContext = { basePath, address, prices: planPrices(services), sizes }
  const made: string[] = []
  const readAnew = async (entry: EntryFile) => {
    const { record, hash } = await readWhole(entry, { ...options, context })
    if (record.body?.hash) made.push(record.body.hash)
    return hash === undefined ? record : cache.note(entry.file, hash, record)
  }
  const entries: LoadedEntry[] = []
  // One after the other: the texts of a large site take more memory than their records.
  for (const entry of files) {
    const known = recall(entry)
    const isCurrent = known && !isOutdated(known.body, context, stored)
    const kept = isCurrent ? known : await readAnew(entry)
    const locate = lazyLocate(entry.absolute, (text) => splitFrontmatter(text).locate)
    const before = finished.get(kept)
    const isOfDay = before?.day === options.buildDate
    const whole = isOfDay ? before.whole : loadedEntry(entry, kept, locate, options)
    finished.set(kept, { day: options.buildDate, whole })
    entries.push(whole)
  }
  return { entries, made, context }
}

/**
 * Reads one file, or its text in an editor, and compiles its body. Most builds find all bodies in the
 * cache, and never load MDX. The stack of an internal error is printed, for programmers.
 */
async function readWhole(entry: EntryFile, setup: BodySetup, written?: string) {
  const { fields, text, locate, hash } = readEntry(entry, written)
  if (text === undefined) return { record: fields as EntryRecord, locate, hash }
  const { storeBody } = await import('./markdown/store-body.ts')
  const { body, fault } = await storeBody(text, entry.file, setup)
  const record: EntryRecord = { ...fields, body }
  if (fault === undefined) return { record, locate, hash }
  if (!printed.has(fault)) console.error(fault)
  printed.add(fault)
  // It is not cached, because it may not happen again.
  return { record, locate }
}

/**
 * Takes the text of one entry, as an editor holds it, through the same stages without writing
 * anything.
 */
export async function loadText(
  entry: EntryFile,
  written: string,
  options: Pick<LoadOptions, 'includeDrafts' | 'buildDate' | 'compile'> & { context: BodyContext },
): Promise<LoadedEntry> {
  const { record, locate } = await readWhole(entry, options, written)
  return loadedEntry(entry, record, locate, options)
}

/** A cached body is outdated when a value that it shows has changed or its HTML is missing. */
function isOutdated(
  body: StoredBody | undefined,
  context: BodyContext,
  stored: ReadonlySet<string>,
): boolean {
  if (!body) return false
  const { shown, hash } = body
  if (shownValues(body, context).join('\n') !== shown.join('\n')) return true
  return hash !== undefined && !stored.has(hash)
}

/** Stacks of internal errors that have been printed: most affect many texts. */
const printed = new Set<string>()

/** Entries by their records: an unchanged one keeps its identity for all callers, for a day. */
const finished = new WeakMap<EntryRecord, { day: string; whole: LoadedEntry }>()

/** Builds an entry from the record of its file, as of the build date. */
function loadedEntry(
  from: EntryFile,
  record: EntryRecord,
  locate: Locate,
  { includeDrafts, buildDate }: Pick<LoadOptions, 'includeDrafts' | 'buildDate'>,
): LoadedEntry {
  const raw = record.raw ?? record.data
  const waiting = waitsFor(from, raw, buildDate)
  const data = asOfDay(from, record.data, buildDate)
  // Ten times as fast as spreading the same objects, and the result is as fast to read.
  return Object.assign({}, from, record, {
    locate,
    data,
    raw,
    published: includeDrafts || waiting === undefined,
    waiting,
    problems: [...record.problems, ...(record.body?.problems ?? [])],
    indexed: indexedEntry(from, { ...record, data }, waiting),
  })
}

function indexedEntry(
  { slug, file }: EntryFile,
  { url, data, body }: EntryRecord,
  waiting: Waiting | undefined,
): Entry<CollectionName> | undefined {
  if (!data || (body && body.hash === undefined)) return undefined
  const images = [...new Set(body?.images.map(({ src }) => src))]
  const summary = body && {
    hash: body.hash,
    headings: body.headings,
    words: body.words,
    ...(images.length > 0 && { images }),
  }
  // Validated by the schema of its collection.
  return { slug, file, url, data, body: summary, waiting } as Entry<CollectionName>
}

/** An event whose date has passed belongs to the archive, whatever its file says. */
function asOfDay({ collection }: EntryFile, data: Fields | undefined, buildDate: string) {
  const day = collection === 'events' ? data?.date : undefined
  const isOver = typeof day === 'string' && day < buildDate
  return isOver ? { ...data, status: 'past' } : data
}
