import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastCommits } from '../compiler/read/last-commits.ts'
import type { Store } from '../compiler/store.ts'
import { readEnvironment } from '../content/environment.ts'
import { type Content, generatedFolder, type Indices, withBodies } from '../content/read-content.ts'
import { readBuildDate } from '../lib/build-date.ts'
import { filesBelow } from '../lib/files-below.js'
import { hashOfAll } from '../lib/hash.ts'
import { waitForAll } from '../lib/wait-for-all.ts'
import type { SitePage } from '../pages/page.ts'
import { sitePages } from '../pages/site-pages.ts'
import { elsewhereOf, withPolicy } from './content-policy.ts'
import { headersFile, hostRules, redirectsFile, rulesFile } from './host-rules.ts'
import { openImageCache } from './image-cache.ts'
import { writeImages } from './images.ts'
import { type OutputFolder, openOutputFolder } from './output-folder.ts'
import { planPages } from './plan-pages.ts'
import { buildProgram, type Program } from './program.ts'
import { renderPages } from './render-pages.ts'
import { buildSearchIndex } from './search-index.ts'
import { drawShareImages } from './share-image/draw-share-images.ts'
import { writeStaticFiles } from './static-files.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

type SiteOptions = {
  root: string
  /** The indices of the content build; their bodies are in `src/content/generated`. */
  indices: Indices
  store: Store
  /** The day of the next change without an edit, if any. */
  nextChange: string | undefined
  /** Whether to index the pages for the search. */
  withSearch: boolean
}

/** Writes each body to a file of its own, which a client navigation fetches when it needs it. */
function writeBodies(pages: readonly SitePage[], content: Content, output: OutputFolder) {
  for (const hash of new Set(pages.flatMap((page) => page.bodies))) {
    const path = `_bodies/${hash}.json`
    // The name identifies the content, so an existing file need not be read.
    if (output.keep(path, hash)) continue
    output.write(path, JSON.stringify(content.readBody(hash)), hash)
  }
}

/** Copies the program's browser files and icons. */
function copyAssets(root: string, program: Program, output: OutputFolder) {
  const assets = join(program.folder, 'client/assets')
  // entries/ is vike's own client runtime, which no page loads.
  for (const file of filesBelow(assets).filter((name) => !name.startsWith('entries/')))
    output.write(`assets/${file}`, readFileSync(join(assets, file)))
  const ready = join(root, 'public')
  for (const file of filesBelow(ready)) {
    const bytes = readFileSync(join(ready, file))
    const key = hashOfAll([program.key, bytes])
    if (!file.endsWith('.html')) output.write(file, bytes)
    else if (!output.keep(file, key)) output.write(file, withPolicy(bytes.toString()), key)
  }
}

/** A build with an earlier date must not know of later commits. */
const daysUntil = (last: string, days: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(days).filter(([, day]) => day <= last))

/**
 * Builds the deployable site from the content indices: the program, then every page that changed.
 * If anything throws, the site's folder stays as it was.
 *
 * @throws {Error} when two pages share a URL, or a page fails to render
 * @throws {UserError} while another process builds the same site
 */
export async function buildSite({ root, indices, store, nextChange, withSearch }: SiteOptions) {
  const started = new Date()
  const cache = join(root, '.cache')
  const buildDate = readBuildDate()
  const commits = lastCommits(root, store)
  const content = {
    ...withBodies(indices, join(root, generatedFolder)),
    changes: daysUntil(buildDate, commits.days),
  }
  const environment = readEnvironment(content.site.address)
  // First of all, because it refuses a second build at the same time.
  const output = openOutputFolder(join(root, 'dist'), store)
  try {
    const program = await buildProgram(root, join(cache, 'program'), store)
    const shared = hashOfAll([program.key, JSON.stringify(elsewhereOf(content))])
    const key = hashOfAll([shared, JSON.stringify([indices, content.changes])])
    const pages = planPages(sitePages(content), shared, key, store)
    const brand = content.site.name
    const images = openImageCache(join(cache, 'images'), output)
    // Images are drawn and compressed outside this thread, while it renders pages.
    const [rendered, drawn] = await waitForAll([
      renderPages(pages, { base: environment.basePath, program, content, output, store }),
      drawShareImages(pages, { root, brand, images }),
    ])
    if (withSearch) buildSearchIndex(output, pages, content, store)
    writeBodies(pages, content, output)
    copyAssets(root, program, output)
    await writeImages(root, images, output, content.images)
    images.tidy()
    writeStaticFiles(output, { content, pages, environment, shared, key, buildDate })
    const rules = hostRules(content, environment, program.bootScript)
    output.write('_headers', headersFile(rules))
    if (rules.redirects.length > 0) output.write('_redirects', redirectsFile(rules))
    output.write(rulesFile, JSON.stringify({ ...rules, nextChange, buildDate }))
    output.write('third-party-notices.txt', thirdPartyNotices(root, program.folder))
    const { files } = output.finish(started)
    return {
      pages: pages.length,
      rendered,
      drawn,
      files,
      programReused: program.reused,
      /** For whoever runs the build, in Spanish. */
      note: commits.fault,
    }
  } catch (error) {
    output.discard()
    throw error
  }
}
