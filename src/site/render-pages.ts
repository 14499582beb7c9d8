import { join } from 'node:path'
import { readJson, type Store } from '../compiler/store.ts'
import type { Content } from '../content/read-content.ts'
import type { OutputFolder } from './output-folder.ts'
import { dataFileText, pageToRender } from './page-data.ts'
import type { PagePlan } from './plan-pages.ts'
import type { Program } from './program.ts'
import { runVike } from './run-vike.ts'

/**
 * So many pages at a time: vike holds all that it has rendered until its thread ends. One thread
 * after the other: vike writes what it makes of `+config.ts` beside it for a moment.
 */
const batchSize = 1_000

/** The store's record of which sheet each page names. */
const record = 'sheets'

type Options = {
  root: string
  program: Program
  content: Content
  output: OutputFolder
  store: Store
}

/**
 * Has vike pre-render the pages that changed, and writes their data beside them.
 *
 * @returns how many pages were rendered
 * @throws {Error} when a page fails to render, or the folder does not hold one file for each page
 */
export async function renderPages(
  pages: readonly PagePlan[],
  { root, program, content, output, store }: Options,
): Promise<number> {
  const sheets = readJson<Record<string, string>>(store, record, program.key) ?? {}
  /** A page of which nobody knows what it names is rendered anew. */
  const keepSheet = (path: string | undefined) => path !== undefined && output.keep(path, path)
  const stale = pages.filter(
    ({ url, htmlFile, dataFile, key }) =>
      !(output.keep(htmlFile, key) && output.keep(dataFile, key) && keepSheet(sheets[url])),
  )
  for (let at = 0; at < stale.length; at += batchSize) {
    const batch = stale
      .slice(at, at + batchSize)
      .map((plan) => ({ ...plan, toRender: pageToRender(content, plan.url) }))
    const { folder, entry } = program
    const pages = batch.map(({ toRender }) => toRender)
    const made = await runVike({ kind: 'prerender', root, folder, pages, entry })
    for (const { url, htmlFile, dataFile, key, toRender } of batch) {
      const sheet = made.sheets?.get(url)
      if (!sheet) throw new Error(`vike has not rendered ${url}`)
      output.write(sheet.path, sheet.css, sheet.path)
      sheets[url] = sheet.path
      output.take(join(folder, 'client', htmlFile), htmlFile, key)
      output.write(dataFile, dataFileText(toRender.page, entry), key)
    }
  }
  const named = Object.fromEntries(pages.map(({ url }) => [url, sheets[url]]))
  if (stale.length > 0) store.write(record, program.key, JSON.stringify(named))
  const files = new Set(pages.map(({ htmlFile }) => htmlFile))
  const missing = pages.filter(({ htmlFile }) => !output.has(htmlFile))
  if (files.size !== pages.length || missing.length > 0)
    throw new Error(`${pages.length} pages have ${files.size - missing.length} files`)
  return stale.length
}
