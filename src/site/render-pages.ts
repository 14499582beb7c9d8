import { readJson, type Store } from '../compiler/store.ts'
import { openPool } from '../compiler/thread-pool.ts'
import type { Content } from '../content/read-content.ts'
import { waitForAll } from '../lib/wait-for-all.ts'
import type { OutputFolder } from './output-folder.ts'
import { dataFileText, pageToRender } from './page-data.ts'
import type { PageDocument } from './page-document.ts'
import type { PagePlan } from './plan-pages.ts'
import type { Program } from './program.ts'
import type { RenderTask } from './render-worker.ts'

const worker = new URL('./render-worker.js', import.meta.url)

/** The store's record of which sheet each page names. */
const record = 'sheets'

type Options = {
  /** Path of the site on its host. */
  base: string
  program: Program
  content: Content
  output: OutputFolder
  store: Store
}

/**
 * Renders the pages that changed, in a thread of its own, and writes them with their data.
 *
 * @returns how many pages were rendered
 * @throws {Error} when a page fails to render, or the folder does not hold one file for each page
 */
export async function renderPages(
  pages: readonly PagePlan[],
  { base, program, content, output, store }: Options,
): Promise<number> {
  const sheets = readJson<Record<string, string>>(store, record, program.key) ?? {}
  /** A page of which nobody knows what it names is rendered anew. */
  const keepSheet = (path: string | undefined) => path !== undefined && output.keep(path, path)
  const stale = pages.filter(
    ({ url, htmlFile, dataFile, key }) =>
      !(output.keep(htmlFile, key) && output.keep(dataFile, key) && keepSheet(sheets[url])),
  )
  if (stale.length > 0) {
    const { folder, entry } = program
    await inThread(stale, async ({ page: found, url, htmlFile, dataFile, key }, render) => {
      const page = pageToRender(content, found)
      const { html, sheet } = await render({ folder, base, entry, page })
      output.write(sheet.path, sheet.css, sheet.path)
      sheets[url] = sheet.path
      output.write(htmlFile, html, key)
      output.write(dataFile, dataFileText(page.page, entry), key)
    })
    const named = Object.fromEntries(pages.map(({ url }) => [url, sheets[url]]))
    store.write(record, program.key, JSON.stringify(named))
  }
  const files = new Set(pages.map(({ htmlFile }) => htmlFile))
  const missing = pages.filter(({ htmlFile }) => !output.has(htmlFile))
  if (files.size !== pages.length || missing.length > 0)
    throw new Error(`${pages.length} pages have ${files.size - missing.length} files`)
  return stale.length
}

/**
 * Does some work for each page, with a thread at hand that renders. It has one page to do and one that
 * waits: no more than that is in memory at a time, and a second thread would hold 200 MB.
 *
 * @throws what the first page throws that fails; no other is begun then
 */
async function inThread(
  pages: readonly PagePlan[],
  work: (page: PagePlan, render: (task: RenderTask) => Promise<PageDocument>) => Promise<void>,
): Promise<void> {
  const pool = openPool(worker, 1)
  const queue = [...pages]
  const takeNext = async () => {
    for (let page = queue.shift(); page; page = queue.shift())
      await work(page, (task) => pool.run(task)).catch((error) => {
        queue.length = 0
        throw error
      })
  }
  try {
    await waitForAll([takeNext(), takeNext()])
  } finally {
    await pool.destroy()
  }
}
