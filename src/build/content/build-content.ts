import { join, resolve } from 'node:path'
import { type CollectionName, collections } from '../../content/collections.ts'
import type { Entry } from '../../content/entries.ts'
import type { Indices } from '../../content/read-content.ts'
import type { Site } from '../../content/schemas/site.ts'
import { readingMinutes } from '../../lib/reading-minutes.ts'
import { checkContent } from '../checks/check-content.ts'
import { readEnvironment } from '../environment.ts'
import { listFiles } from '../files/list-files.ts'
import { mapLimit } from '../files/map-limit.ts'
import { type Images, readImages } from '../images/read-images.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { sortDiagnostics } from '../report/sort-diagnostics.ts'
import { openCache } from './cache.ts'
import { type CompileBody, loadEntry } from './load-entry.ts'
import { loadSite } from './load-site.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import { type RenderBody, renderEntries } from './render-entries.ts'
import { versionKey } from './version-key.ts'
import { writeOutput } from './write-output.ts'

export type BuildOptions = {
  /** The folder that holds content/. */
  root: string
  /** Default: `.cache/content` in the root. */
  cacheDir?: string
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
  compileBody?: CompileBody
  renderBody?: RenderBody
}

export type BuildResult = {
  diagnostics: Diagnostic[]
  /** What was written; absent when there are errors, and then nothing was. */
  content?: Indices
  /** Whether any file of the output was written or removed, and which. */
  changed: boolean
  changedFiles: string[]
}

/** Reads, checks and compiles content/, and writes the indices when all of it is sound. */
export async function buildContent(options: BuildOptions): Promise<BuildResult> {
  const root = resolve(options.root)
  const cache = openCache(options.cacheDir ?? join(root, '.cache/content'), versionKey())
  const { compileBody = realCompileBody, renderBody = realRenderBody } = options
  const { buildDate, includeDrafts = false, extraUrls = [] } = options

  const files = await listFiles(root)
  const site = await loadSite(files.site)
  const images = await readImages(files.images)
  const entries = await mapLimit(files.entries, 8, (file) =>
    loadEntry(file, { cache, compileBody, buildDate, includeDrafts }),
  )
  const diagnostics = sortDiagnostics([
    ...files.diagnostics,
    ...site.diagnostics,
    ...images.diagnostics,
    ...entries.flatMap((entry) => entry.diagnostics),
    ...(await checkContent({ entries, site: site.site }, images.images, extraUrls)),
  ])
  if (!site.data || diagnostics.some(({ severity }) => severity === 'error'))
    return { diagnostics, changed: false, changedFiles: [] }

  const basePath = options.basePath ?? readEnvironment(site.data.address).basePath
  const rendered = await renderEntries(entries, {
    cache,
    renderBody,
    images: images.images,
    basePath,
  })
  if (rendered.diagnostics.length > 0)
    return {
      diagnostics: sortDiagnostics([...diagnostics, ...rendered.diagnostics]),
      changed: false,
      changedFiles: [],
    }
  const content = collect(site.data, images.images, rendered.entries)
  const changedFiles = await writeOutput(
    resolve(root, options.outDir ?? 'src/content/generated'),
    new Map([...bodyFiles(rendered.bodies), ...indexFiles(content)]),
  )
  await cache.prune()
  return { diagnostics, content, changed: changedFiles.length > 0, changedFiles }
}

/** The real stages, loaded at the first body that is not in the cache: they bring MDX along. */
const realCompileBody: CompileBody = async (source, options) =>
  (await import('../body/compile-body.ts')).compileBody(source, options)
const realRenderBody: RenderBody = async (compiled, facts) =>
  (await import('../body/render-body.ts')).renderBody(compiled, facts)

function collect(
  site: Site,
  images: Images,
  entries: Map<LoadedEntry, Entry<CollectionName>>,
): Indices {
  const names = Object.keys(collections) as CollectionName[]
  const lists = names.map((name) => {
    const own = [...entries].filter(([{ collection }]) => collection === name)
    const list = own.map(([, entry]) => withReadingTime(entry))
    return [name, list.sort((a, b) => (a.slug < b.slug ? -1 : 1))]
  })
  const sizes = [...images].sort(([a], [b]) => (a < b ? -1 : 1))
  // Each list holds the entries of its own collection.
  return { site, images: Object.fromEntries(sizes), ...Object.fromEntries(lists) } as Indices
}

/** Pages find the reading time in one place, stated or computed. */
function withReadingTime(entry: Entry<CollectionName>): Entry<CollectionName> {
  if (!entry.file.startsWith('content/blog/') || !entry.body) return entry
  const data = { readingTime: readingMinutes(entry.body.words), ...entry.data }
  return { ...entry, data } as Entry<CollectionName>
}

const bodyFiles = (bodies: Map<string, string>): [string, string][] =>
  [...bodies].map(([hash, html]) => [`bodies/${hash}.html`, html])

/** One entry per line, so that a diff of two builds can be read. */
function indexFiles(content: Indices): [string, string][] {
  return Object.entries(content).map(([name, value]) => [
    `${name}.json`,
    Array.isArray(value)
      ? `[${value.map((entry) => `\n${JSON.stringify(entry)}`).join(',')}\n]\n`
      : `${JSON.stringify(value, null, 1)}\n`,
  ])
}
