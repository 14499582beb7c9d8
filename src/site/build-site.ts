import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runJobs, type Threads } from '../compiler/jobs/run-jobs.ts'
import { type Content, type Indices, readBody } from '../content/read-content.ts'
import { chooseEndpoint } from '../lib/choose-endpoint.ts'
import type { PlannedPage } from '../pages/page.ts'
import { planSite } from '../pages/plan-site.ts'
import { type AppBuild, buildApp } from './app-build.ts'
import { readEnvironment } from './environment.ts'
import { headersFile } from './headers-file.ts'
import { filesBelow, type OutputFolder, openOutputFolder } from './output-folder.ts'
import { planPages } from './plan-pages.ts'
import { buildSearchIndex } from './search-index.ts'
import { writeStaticFiles } from './static-files.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

export type SiteOptions = {
  root: string
  /** What the content build made, with `src/content/generated` written. */
  indices: Indices
  /** Folder of the deployable site. */
  outFolder: string
  /** Folder of what may be kept between builds; safe to delete. */
  cacheFolder: string
  /** Whether to index the pages for the search; default: yes. */
  withSearch?: boolean
  /** Where pages are rendered. */
  threads: Threads
}

export type SiteReport = {
  pages: number
  rendered: number
  files: number
  removed: number
  appReused: boolean
}

/** Bodies become chunks of their own, fetched when a client navigation needs them. */
function writeBodies(pages: readonly PlannedPage[], content: Content, output: OutputFolder) {
  for (const hash of new Set(pages.flatMap((page) => page.bodies))) {
    const path = `_bodies/${hash}.json`
    // The name says the content: no need to read what is there already.
    if (output.keep(path, hash)) continue
    output.write(path, JSON.stringify(content.readBody(hash)), hash)
  }
}

/** Copies the program's browser files, pictures and icons. */
function copyAssets(root: string, app: AppBuild, output: OutputFolder) {
  const copies: { from: string; to: string; skip?: string }[] = [
    // entries/ is vike's own client runtime, which no page loads.
    { from: join(app.clientFolder, 'assets'), to: 'assets', skip: 'entries/' },
    { from: join(root, 'content/images'), to: 'images' },
    { from: join(root, 'public'), to: '' },
  ]
  for (const { from, to, skip } of copies)
    for (const file of filesBelow(from).filter((path) => !skip || !path.startsWith(skip)))
      output.write(join(to, file).replaceAll('\\', '/'), readFileSync(join(from, file)))
}

/**
 * Builds the deployable site from the content indices: the program, then every page that changed.
 *
 * @throws {Error} when two pages share a URL, or a page fails to render or has no file afterwards
 */
export async function buildSite({
  root,
  indices,
  outFolder,
  cacheFolder,
  withSearch = true,
  threads,
}: SiteOptions): Promise<SiteReport> {
  const generated = join(root, 'src/content/generated')
  const content = { ...indices, readBody: (hash: string) => readBody(hash, generated) }
  const environment = readEnvironment(content.site.address)
  const app = await buildApp(root, join(cacheFolder, 'app'))
  const output = openOutputFolder(outFolder, join(cacheFolder, 'output.json'))
  const pages = planSite(content)
  const urls = new Set(pages.map((page) => page.url))
  if (urls.size !== pages.length) throw new Error('Two pages share a URL')
  const planned = planPages({
    pages,
    programKey: app.key,
    generated,
    outlineFile: join(cacheFolder, 'outline'),
  })
  const stale = planned.filter(
    ({ htmlFile, dataFile, key }) => !(output.keep(htmlFile, key) && output.keep(dataFile, key)),
  )
  const setup = {
    documentModule: app.documentModule,
    entry: environment.basePath + app.clientEntry,
    bodiesFolder: join(generated, 'bodies'),
    outFolder,
  }
  // Each is asked for when its job is handed out, and not kept.
  const jobs = stale.map(({ key: _, payload, ...page }) => ({
    ...page,
    get payload() {
      return payload()
    },
  }))
  await runJobs('page', setup, jobs, threads)
  for (const { htmlFile, dataFile, key } of stale)
    for (const file of [htmlFile, dataFile]) output.adopt(file, key)
  if (withSearch) await buildSearchIndex(output, planned)
  writeBodies(pages, content, output)
  copyAssets(root, app, output)
  writeStaticFiles(output, content, pages, environment)
  const endpoint = chooseEndpoint(process.env.FORMS_ENDPOINT, content.site.forms)
  const homePage = readFileSync(join(outFolder, 'index.html'), 'utf8')
  output.write('_headers', headersFile(homePage, content, endpoint))
  output.write('third-party-notices.txt', thirdPartyNotices(root))
  // Read by `npm run serve`: where the site stands on its host.
  output.write('lumbre.json', JSON.stringify({ basePath: environment.basePath }))
  return { pages: pages.length, rendered: stale.length, appReused: app.reused, ...output.finish() }
}
