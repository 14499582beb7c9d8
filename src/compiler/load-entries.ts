import type { Service, Waiting } from '../content/entries.ts'
import { formatPrice } from '../lib/format-price.ts'
import type { BodyContext } from '../mdx/body-context.ts'
import { makeBodies } from './body-pool.ts'
import type { FileCache } from './file-cache.ts'
import type { Fields } from './frontmatter/parse-yaml.ts'
import type { Images } from './images/read-images.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import { shownValues } from './markdown/shown-values.ts'
import type { BodyResult, BodySetup, StoredBody } from './markdown/store-body.ts'
import type { EntryFile } from './read/list-files.ts'
import { type EntryFields, type EntrySource, lazyLocate, readEntry } from './read-entry.ts'
import { printFault } from './report/internal-error.ts'
import { isDraft, isPublished } from './schedule.ts'
import { noteBodies } from './write-output.ts'

/** What is kept of a file between builds. */
export type EntryRecord = { fields: EntryFields; body?: StoredBody }

export type LoadOptions = {
  cache: FileCache
  images: Images
  basePath: string
  /** Where the site stands, as the settings file says. */
  address: string | undefined
  buildDate: string
  includeDrafts: boolean
  /** Where the HTML of bodies lies. */
  bodiesFolder: string
  /** Hashes of the bodies that are there. */
  stored: ReadonlySet<string>
  /** A stand-in for the stage that turns texts into HTML. */
  compile: BodySetup['compile']
  /** How many threads at most. */
  threads: number | undefined
}

export type LoadedEntries = {
  entries: LoadedEntry[]
  /** Hashes of the bodies that this run made. */
  made: string[]
  /** What bodies may show of other entries. */
  context: BodyContext
}

/** A file on its way: what was kept of it, or what was read anew. */
type Loading = { entry: EntryFile } & ({ kept: EntryRecord } | { read: EntrySource })

/** Takes every file through its own stages, and spares those that did not change. */
export async function loadEntries(
  files: readonly EntryFile[],
  options: LoadOptions,
): Promise<LoadedEntries> {
  const { cache, bodiesFolder: folder, compile, threads } = options
  const begun = await Promise.all(files.map((entry) => begin(entry, cache)))
  const context = contextOf(begun, options)
  const loading = await Promise.all(
    begun.map((item) => (isOutdated(item, context, options) ? readAnew(item.entry) : item)),
  )
  const stale = loading.filter((item) => textOf(item) !== undefined)
  const bodies = stale.map((item) => ({ file: item.entry.file, source: textOf(item) ?? '' }))
  const made = await makeBodies({ setup: { context, folder, compile }, bodies }, threads)
  for (const { fault } of made) if (fault) printFault(fault)
  const hashes = made.flatMap(({ body }) => body.hash ?? [])
  noteBodies(folder, hashes, cache)

  const results = new Map(stale.map((item, index) => [item, made[index] as BodyResult]))
  const entries = loading.map((item) => finish(item, results.get(item), options))
  return { entries, made: hashes, context }
}

async function begin(entry: EntryFile, cache: FileCache): Promise<Loading> {
  const kept = cache.recall<EntryRecord>(entry.file, entry.absolute)
  return kept ? { entry, kept } : readAnew(entry)
}

const readAnew = async (entry: EntryFile): Promise<Loading> => ({
  entry,
  read: await readEntry(entry),
})

const fieldsOf = (item: Loading): EntryFields => ('kept' in item ? item.kept : item.read).fields

/** The text that is to become HTML. */
const textOf = (item: Loading) => ('read' in item ? item.read.text : undefined)

/** A kept body is good while what it shows is the same and its HTML is there. */
function isOutdated(item: Loading, context: BodyContext, { stored }: LoadOptions): boolean {
  if (!('kept' in item) || !item.kept.body) return false
  const { shown, hash } = item.kept.body
  if (shownValues(item.kept.body, context).join('\n') !== shown.join('\n')) return true
  return hash !== undefined && !stored.has(hash)
}

/** Entries by their records: one that did not change stays the same object, for all who ask. */
const finished = new WeakMap<EntryRecord, LoadedEntry>()

function finish(item: Loading, made: BodyResult | undefined, options: LoadOptions): LoadedEntry {
  const record = recordOf(item, made, options.cache)
  const before = finished.get(record)
  const entry = entryFrom(item.entry, record, options)
  if (before?.published === entry.published) return before
  finished.set(record, entry)
  return entry
}

/** An entry from what was made of its file, as it is on the day of the build. */
export function entryFrom(
  from: EntryFile,
  { fields, body }: EntryRecord,
  { includeDrafts, buildDate }: Pick<LoadOptions, 'includeDrafts' | 'buildDate'>,
  locate = lazyLocate(from),
): LoadedEntry {
  const { collection, slug, file } = from
  const raw = fields.raw ?? fields.data
  const isDue = isPublished(from, raw, buildDate)
  return {
    collection,
    slug,
    file,
    locate,
    ...fields,
    data: asOfDay(from, fields.data, buildDate),
    raw,
    published: includeDrafts || isDue,
    waiting: isDue ? undefined : waitingFor(raw),
    body,
    problems: [...fields.problems, ...(body?.problems ?? [])],
  }
}

function recordOf(item: Loading, made: BodyResult | undefined, cache: FileCache): EntryRecord {
  if ('kept' in item) return item.kept
  const { fields, digest } = item.read
  const record: EntryRecord = { fields, ...(made && { body: made.body }) }
  const isLasting = digest !== undefined && made?.fault === undefined
  return isLasting ? cache.note(item.entry.file, digest, record) : record
}

/** An event whose day is over belongs to the archive, whatever its file still says. */
function asOfDay({ collection }: EntryFile, data: Fields | undefined, buildDate: string) {
  const day = collection === 'events' ? data?.date : undefined
  const isOver = typeof day === 'string' && day < buildDate
  return isOver ? { ...data, status: 'past' } : data
}

/** What an entry that is not published yet waits for. */
const waitingFor = (data: Fields | undefined): Waiting =>
  isDraft(data) ? 'draft' : String(data?.date)

/** What bodies may show of other entries and of the pictures. */
function contextOf(
  loading: readonly Loading[],
  { images, basePath, address }: Pick<LoadOptions, 'images' | 'basePath' | 'address'>,
): BodyContext {
  const prices: BodyContext['prices'] = {}
  for (const item of loading.filter(({ entry }) => entry.collection === 'services')) {
    // Validated by the schema of its collection; absent when it is not in order.
    const data = fieldsOf(item).data as Service['data'] | undefined
    const plans = data?.plans.items ?? []
    prices[item.entry.slug] = Object.fromEntries(
      plans.map(({ id, price }) => [id, formatPrice(price)]),
    )
  }
  const sizes: BodyContext['sizes'] = {}
  for (const [src, size] of images) if (size) sizes[src] = size
  return { basePath, address, prices, sizes }
}
