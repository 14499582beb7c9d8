import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Store } from '../compiler/store.ts'
import type { Content } from '../content/read-content.ts'
import type { OutputFolder } from './output-folder.ts'
import { dataFileText, pageToRender } from './page-data.ts'
import type { PlannedPage } from './plan-pages.ts'
import type { Program } from './program.ts'

/** The store's record of the style sheet that each page links to. */
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
 * Renders the pages that changed, and writes them with their data.
 *
 * @returns how many pages were rendered
 * @throws {Error} when a page fails to render
 */
export async function renderPages(
  pages: readonly PlannedPage[],
  { base, program, content, output, store }: Options,
): Promise<number> {
  const sheets = store.read<Record<string, string>>(record, program.key) ?? {}
  /** A page whose style sheet is not known is rendered again. */
  const keepSheet = (path: string | undefined) => path !== undefined && output.keep(path, path)
  const stale = pages.filter(
    ({ url, htmlFile, dataFile, key }) =>
      !(output.keep(htmlFile, key) && output.keep(dataFile, key) && keepSheet(sheets[url])),
  )
  if (stale.length === 0) return 0
  const pageDocument = await openRenderer(program.folder)
  // vike prints errors as well as throwing them, and the build has its own message. Other output is
  // held back and printed afterwards.
  const { error: print } = console
  const printed: unknown[][] = []
  console.error = (...words) => printed.push(words)
  try {
    for (const planned of stale) {
      const { url, htmlFile, dataFile, key } = planned
      const page = pageToRender(content, planned)
      const { html, sheet } = await pageDocument(page, base, program.entry).catch((cause) => {
        throw new Error(`${url}: ${cause instanceof Error ? cause.message : cause}`, { cause })
      })
      output.write(sheet.path, sheet.css, sheet.path)
      sheets[url] = sheet.path
      output.write(htmlFile, html, key)
      output.write(dataFile, dataFileText(page.page, program.entry), key)
      // Lets images that are finished start the next ones.
      await setImmediate()
    }
    for (const words of printed) print(...words)
  } finally {
    console.error = print
  }
  const named = Object.fromEntries(pages.map(({ url }) => [url, sheets[url]]))
  store.write(record, program.key, named)
  return stale.length
}

/** Loads vike's server runtime and the program; builds without changes do not need them. */
async function openRenderer(folder: string) {
  const { pageDocument } = await import('./page-document.ts')
  // A built program registers itself with vike when it is imported.
  await import(pathToFileURL(join(folder, 'server/entry.mjs')).href)
  return pageDocument
}
