import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Content } from '../content/read-content.ts'
import type { OutputFolder } from './output-folder.ts'
import { dataFileText, pageData } from './page-data.ts'
import type { PagePlan } from './plan-pages.ts'
import type { Program } from './program.ts'
import { runVike } from './run-vike.ts'

/** So many pages at a time: vike holds all that it has rendered until it ends. */
const batchSize = 1_000

/** Below this many pages a second thread costs more than it saves. */
const worthSharing = 300

type Options = {
  root: string
  program: Program
  content: Content
  output: OutputFolder
  /** How many threads at most. */
  threads?: number | undefined
}

/**
 * Has vike pre-render the pages that changed, and writes their data beside them.
 *
 * @returns how many pages were rendered
 * @throws {Error} when a page fails to render, or the folder does not hold one file for each page
 */
export async function renderPages(
  pages: readonly PagePlan[],
  { root, program, content, output, threads = Math.min(availableParallelism(), 4) }: Options,
): Promise<number> {
  const stale = pages.filter(
    ({ htmlFile, dataFile, key }) => !(output.keep(htmlFile, key) && output.keep(dataFile, key)),
  )
  const share = stale.length < worthSharing ? stale.length : Math.ceil(stale.length / threads)
  const batches = split(stale, Math.min(share, batchSize))
  const render = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const urls = batch.map(({ url }) => url)
      const { folder, entry } = program
      await runVike({ kind: 'prerender', root, folder, urls, entry })
      for (const { url, htmlFile, dataFile, key } of batch) {
        output.take(join(folder, 'client', htmlFile), htmlFile, key)
        output.write(dataFile, dataFileText(pageData(content, url).payload), key)
      }
    }
  }
  await Promise.all(Array.from({ length: threads }, render))
  const files = new Set(pages.map(({ htmlFile }) => htmlFile))
  const missing = pages.filter(({ htmlFile }) => !output.has(htmlFile))
  if (files.size !== pages.length || missing.length > 0)
    throw new Error(`${pages.length} pages have ${files.size - missing.length} files`)
  return stale.length
}

/** Parts of a list, each of this size at most. */
function split<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) || 0 }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
