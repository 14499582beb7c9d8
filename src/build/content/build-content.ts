import { join, resolve } from 'node:path'
import { type CollectionName, collections } from '../../content/collections.ts'
import type { Entry } from '../../content/entries.ts'
import type { Indices } from '../../content/read-content.ts'
import type { Site } from '../../content/schemas/site.ts'
import { readingMinutes } from '../../lib/reading-minutes.ts'
import { checkContent } from '../checks/check-content.ts'
import { readEnvironment } from '../environment.ts'
import { listFiles } from '../files/list-files.ts'
import { type Images, readImages } from '../images/read-images.ts'
import type { Threads } from '../jobs/run-jobs.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { sortDiagnostics } from '../report/sort-diagnostics.ts'
import { openLedger } from './ledger.ts'
import { type EntryRecord, loadEntries, type Stages } from './load-entries.ts'
import { loadSite } from './load-site.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import { versionKey } from './version-key.ts'
import { listBodies, writeIndices } from './write-output.ts'

export type BuildOptions = {
  /** The folder that holds content/. */
  root: string
  /** What is kept of earlier runs; default: `.cache/ledger` in the root. */
  ledgerFile?: string
  /** Default: `src/content/generated` in the root. */
  outDir?: string
  /** The one clock of a build, e.g. `2025-08-14`. */
  buildDate: string
  /** Publishes drafts and articles of the future too, for a writer's preview. */
  includeDrafts?: boolean
  /** Pages and files that links may lead to and that are not made from content. */
  extraUrls?: readonly string[]
  /** Path of the site on its host; default: from SITE_URL or the settings file. */
  basePath?: string
  /** Stand-ins for the stages that turn texts into HTML. */
  stages?: Stages
  /** Where the work is done; default: in the calling thread. */
  threads?: Threads
}

export type BuildResult = {
  diagnostics: Diagnostic[]
  /** What the indices hold; absent when there are errors, and then they stay as they were. */
  content?: Indices
  /** Whether any file of the output was written or removed, and which. */
  changed: boolean
  changedFiles: string[]
}

/** Reads, checks and compiles content/, and writes the indices when all of it is sound. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const root = resolve(options.root)
  const outDir = resolve(root, options.outDir ?? 'src/content/generated')
  const ledgerFile = options.ledgerFile ?? join(root, '.cache/ledger')
  const ledger = openLedger<EntryRecord>(ledgerFile, versionKey())
  const { buildDate, includeDrafts = false, extraUrls = [], stages = {} } = options

  const files = await listFiles(root)
  const site = await loadSite(files.site)
  const images = await readImages(files.images)
  const basePath =
    options.basePath ?? (site.data ? readEnvironment(site.data.address).basePath : '/')
  const bodiesFolder = join(outDir, 'bodies')
  const stored = listBodies(bodiesFolder)
  const { entries, made } = await loadEntries(files.entries, {
    ledger,
    images: images.images,
    basePath,
    buildDate,
    includeDrafts,
    bodiesFolder,
    stored,
    stages,
    threads: options.threads ?? { worker: undefined },
  })
  const diagnostics = sortDiagnostics([
    ...files.diagnostics,
    ...site.diagnostics,
    ...images.diagnostics,
    ...entries.flatMap((entry) => entry.diagnostics),
    ...(await checkContent({ entries, site: site.site }, images.images, extraUrls)),
  ])
  // Even if something is wrong: what is in order need not be made again once that is repaired.
  ledger.save()
  if (!site.data || diagnostics.some(({ severity }) => severity === 'error'))
    return { diagnostics, changed: false, changedFiles: [] }

  const content = collect(site.data, images.images, entries)
  const changedFiles = [
    ...made.filter((hash) => !stored.has(hash)).map((hash) => `bodies/${hash}.html`),
    ...writeIndices(outDir, indexFiles(content), usedBodies(content)),
  ]
  return { diagnostics, content, changed: changedFiles.length > 0, changedFiles }
}

function collect(site: Site, images: Images, entries: readonly LoadedEntry[]): Indices {
  const names = Object.keys(collections) as CollectionName[]
  const published = entries.filter((entry) => entry.published)
  const lists = names.map((name) => {
    const own = published.filter(({ collection }) => collection === name)
    const list = own.map((entry) => withReadingTime(indexEntry(entry)))
    return [name, list.sort((a, b) => (a.slug < b.slug ? -1 : 1))]
  })
  const sizes = [...images].sort(([a], [b]) => (a < b ? -1 : 1))
  // Each list holds the entries of its own collection.
  return { site, images: Object.fromEntries(sizes), ...Object.fromEntries(lists) } as Indices
}

/** What the indices hold of an entry. */
function indexEntry({ slug, file, url, data, body }: LoadedEntry): Entry<CollectionName> {
  const summary = body?.hash && { hash: body.hash, headings: body.headings, words: body.words }
  // Validated by the schema of its collection.
  return { slug, file, url, data, ...(summary && { body: summary }) } as Entry<CollectionName>
}

/** Pages find the reading time in one place, stated or computed. */
function withReadingTime(entry: Entry<CollectionName>): Entry<CollectionName> {
  if (!entry.file.startsWith('content/blog/') || !entry.body) return entry
  const data = { readingTime: readingMinutes(entry.body.words), ...entry.data }
  return { ...entry, data } as Entry<CollectionName>
}

/** Hashes of the bodies that the indices name. */
function usedBodies(content: Indices): Set<string> {
  const names = Object.keys(collections) as CollectionName[]
  // Whatever the collection, an entry's body is named in the same way.
  const entries = names.flatMap((name) => content[name] as Entry<CollectionName>[])
  return new Set(entries.flatMap(({ body }) => (body ? [body.hash] : [])))
}

/** One entry per line, so that a diff of two builds can be read. */
function indexFiles(content: Indices): Map<string, string> {
  return new Map(
    Object.entries(content).map(([name, value]) => [
      `${name}.json`,
      Array.isArray(value)
        ? `[${value.map((entry) => `\n${JSON.stringify(entry)}`).join(',')}\n]\n`
        : `${JSON.stringify(value, null, 1)}\n`,
    ]),
  )
}
