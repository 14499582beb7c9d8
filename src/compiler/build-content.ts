import { join, resolve } from 'node:path'
import { readEnvironment, settingsOf } from '../content/environment.ts'
import { generatedFolder, type Indices, readContent } from '../content/read-content.ts'
import { type Promises, promisesSchema } from '../content/schemas/promises.ts'
import { type Site, siteSchema } from '../content/schemas/site.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { checkContent } from './checks/check-content.ts'
import { checkPromises } from './checks/check-promises.ts'
import { checkUrlsLock, movedPages } from './checks/check-urls-lock.ts'
import { checkProposals, publicPages } from './checks/link-proposals.ts'
import { collectIndices, entriesIn, indexFiles } from './collect-indices.ts'
import { downgradeDraftErrors } from './draft-problems.ts'
import { openFileCache } from './file-cache.ts'
import { type Images, readImages } from './images/read-images.ts'
import { listProblems } from './list-problems.ts'
import { type LoadOptions, loadEntries, loadText } from './load-entries.ts'
import { loadFields } from './load-fields.ts'
import type { FieldsFile, LoadedContent, LoadedEntry } from './loaded-entry.ts'
import { applyPermits } from './permits.ts'
import type { Problem } from './problem.ts'
import { entryFileAt, listFiles } from './read/list-files.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import { showableEntries } from './showable-entries.ts'
import { openSpelling } from './spelling/check-spelling.ts'
import { openStore, type Store } from './store.ts'
import { publicKeys } from './urls/entry-addresses.ts'
import { readLock, recordUrls } from './urls/urls-lock.ts'
import { versionKey } from './version-key.ts'
import { listBodies, writeIndices } from './write-output.ts'

export type BuildOptions = {
  root: string
  /** The results kept from earlier runs; default: `.cache/store` in the root. */
  store?: Store
  outDir?: string
  /**
   * Returns the build date, e.g. `2025-08-14`. Each run asks for it once, because previews and
   * editors stay open past midnight.
   */
  buildDate: () => string
  /** Also publishes drafts and articles with a future date, for a writer's preview. */
  includeDrafts?: boolean
  /** Returns what can be shown even when there are errors, for a writer's preview. */
  showsDespiteErrors?: boolean
  /** Pages and files that are not made from content and that links may point to. */
  extraUrls?: readonly string[]
  /** Checks the spelling, for writers; `sliced` limits the time that a run spends on new texts. */
  spelling?: 'whole' | 'sliced'
  /** Updates content/urls.lock; for builds that are published. */
  recordsUrls?: boolean
  compile?: LoadOptions['compile']
}

export type ContentRun = {
  problems: Problem[]
  /** Absent when there are errors, unless `showsDespiteErrors`; the same object while unchanged. */
  content?: Indices
  schedule: Schedule
  /** The page of each file that has one, even if the file has errors: paths without the base. */
  urls: ReadonlyMap<string, string>
  /** Whether the spelling of some texts is still unchecked, so that another run is needed. */
  isUnfinished: boolean
}

/** How long a sliced run may check the spelling of new texts, in milliseconds. */
const spellingSlice = 300

/** The inputs of a run besides the entries. */
type Found = {
  day: string
  files: ReturnType<typeof listFiles>
  site: FieldsFile<Site> | undefined
  images: Awaited<ReturnType<typeof readImages>>
  promises: FieldsFile<Promises> | undefined
  lock: ReturnType<typeof readLock>
}

export type ContentBuild = ReturnType<typeof openContent>

/** Opens a content build that remembers what it read. Runs must not overlap: they share that. */
export function openContent(options: BuildOptions) {
  const root = resolve(options.root)
  const outDir = resolve(root, options.outDir ?? generatedFolder)
  const bodiesFolder = join(outDir, 'bodies')
  const store = options.store ?? openStore(join(root, '.cache/store'))
  const version = versionKey()
  const cache = openFileCache(store, version)
  const spelling = options.spelling && openSpelling(root, store, version)
  const slice = options.spelling === 'sliced' ? spellingSlice : Number.POSITIVE_INFINITY
  const { includeDrafts = false, extraUrls = [], compile } = options
  /** For a preview, at first those that an earlier process wrote, if they can be read. */
  let indices: Indices | undefined = options.showsDespiteErrors
    ? ifReadable(() => readContent(outDir))
    : undefined
  let unsaved: Indices | undefined
  let newBodies: string[] = []
  let last: (Found & Awaited<ReturnType<typeof loadEntries>>) | undefined

  function findProblems(
    { day, files, site, images, promises, lock }: Found,
    entries: LoadedEntry[],
    misspelt: readonly Problem[] = [],
  ): Problem[] {
    const loaded = { entries, site }
    const own = entries.flatMap((entry) => entry.problems)
    const misnamed = files.problems.map(({ file }) => file)
    const gone = checkUrlsLock(entries, lock.lines, misnamed)
    const others = [site, promises].flatMap((read) => read ?? [])
    const all = [
      ...[files, images, lock, ...others].flatMap(({ problems }) => problems),
      ...checkProposals(own, publicPages(entries, extraUrls)),
      ...checkContent(loaded, images.images, extraUrls, day, movedPages(gone)),
      ...checkPromises(loaded, promises),
      ...gone,
      ...misspelt,
    ]
    const permitted = applyPermits(all, [...entries, ...others])
    return downgradeDraftErrors(listProblems(permitted), entries)
  }

  /** Whether the last run was on another day. */
  const isOutdated = () => last !== undefined && last.day !== options.buildDate()

  /** The entry of a file with the text that an editor holds; `undefined` if it is not an entry. */
  async function readText(file: string, text: string): Promise<LoadedEntry | undefined> {
    if (!last || isOutdated()) await run()
    const place = last && entryFileAt(root, file)
    if (!last || !place) return undefined
    const { day: buildDate, context } = last
    return loadText(place, text, { buildDate, includeDrafts, context, compile })
  }

  /**
   * The problems of an entry with the text that an editor holds, among the other files as last
   * read.
   */
  async function checkText(file: string, text: string): Promise<Problem[]> {
    const entry = await readText(file, text)
    if (!last || !entry) return []
    const entries = last.entries.map((other) => (other.file === file ? entry : other))
    const isNew = !entries.includes(entry)
    const misspelt = await spelling?.checkText(entry, text)
    const problems = findProblems(last, isNew ? [...entries, entry] : entries, misspelt)
    return problems.filter((problem) => problem.file === file)
  }

  /** Reads what changed since the last run, and checks the whole content. */
  async function run(): Promise<ContentRun> {
    cache.begin()
    unsaved = undefined
    const day = options.buildDate()
    const files = listFiles(root)
    const site = loadFields(files.site, siteSchema, cache)
    const images = await readImages(files.images, cache)
    const written = site?.data
    const settings = written ? settingsOf(written) : indices?.site
    const basePath = settings ? readEnvironment(settings.address).basePath : '/'
    const stored = listBodies(bodiesFolder, cache)
    const read = await loadEntries(files.entries, {
      cache,
      images: images.images,
      basePath,
      address: written?.address ?? indices?.site.address,
      buildDate: day,
      includeDrafts,
      bodiesFolder,
      stored,
      compile,
    })
    const { entries, made } = read
    newBodies.push(...made.filter((hash) => !stored.has(hash)))
    const promises = loadFields(files.promises, promisesSchema, cache)
    const found = { day, files, site, images, promises, lock: readLock(files.urls) }
    // Somebody waits for the first run: when sliced, it leaves new texts to the next run.
    const time = last || slice === Number.POSITIVE_INFINITY ? slice : 0
    const misspelt = await spelling?.check({ entries, site }, time)
    const problems = findProblems(found, entries, misspelt?.problems)
    last = { ...read, ...found }
    const schedule = scheduleOf(entries, day)
    const urls = new Map(entries.flatMap(({ file, url }) => (url ? [[file, url] as const] : [])))
    const isUnfinished = misspelt?.isComplete === false
    const content = settings && indicesOf(settings, images.images, entries, problems)
    indices = content ?? indices
    unsaved = content
    return { problems, ...(content && { content }), schedule, urls, isUnfinished }
  }

  /** The indices of what is published or, despite errors, of what a preview can show. */
  function indicesOf(site: Site, images: Images, entries: LoadedEntry[], problems: Problem[]) {
    if (problems.every(({ severity }) => severity !== 'error')) {
      const listed = entries.flatMap(({ published, indexed }) => (published && indexed) || [])
      return collectIndices(site, images, listed, indices)
    }
    if (!options.showsDespiteErrors) return undefined
    const sized = [...images].filter(([, size]) => size !== undefined)
    const sizes = new Map([...Object.entries(indices?.images ?? {}), ...sized])
    const listed = showableEntries(entries, problems, indices ? entriesIn(indices) : [])
    return collectIndices(site, sizes, listed, indices)
  }

  /**
   * Saves the caches for the next process, and the indices when the last run had no errors.
   *
   * @param what `checks` saves the caches alone and leaves the indices as they are
   * @returns the files of the output that were written or removed since the last time
   */
  function save(what: 'all' | 'checks' = 'all'): string[] {
    const changed = unsaved && what === 'all' ? writeUnsaved(unsaved) : []
    // Even if there are errors: what is correct need not be compiled again once they are repaired.
    cache.save()
    spelling?.save()
    return changed
  }

  function writeUnsaved(indices: Indices): string[] {
    const made = newBodies.map((hash) => `bodies/${hash}.html`)
    if (options.recordsUrls && !includeDrafts && last)
      recordUrls(root, last.lock.lines, publicKeys(last.entries))
    // A preview that is open shows drafts too, and of a file with errors its last valid text.
    const shown = [...entriesIn(indices), ...(last?.entries ?? [])]
    const used = new Set(shown.flatMap(({ body }) => body?.hash ?? []))
    const changed = writeIndices(outDir, indexFiles(indices), used)
    unsaved = undefined
    newBodies = []
    return [...made, ...changed]
  }

  /** Every file as the last run read it, with or without errors; empty before the first run. */
  const loaded = (): LoadedContent & { images: Images } =>
    last
      ? { entries: last.entries, site: last.site, images: last.images.images }
      : { entries: [], images: new Map() }

  return { run, isOutdated, checkText, readText, loaded, save }
}
