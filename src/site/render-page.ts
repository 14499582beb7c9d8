import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fnv1a32 } from '../art/random.ts'
import { writeWhole } from '../compiler/read/write-whole.ts'
import type { PageData } from '../pages/page.ts'
import type { renderDocument } from './document/render-document.tsx'

export type PageSetup = {
  /** The program's module that renders a page; see `AppBuild`. */
  documentModule: string
  /** Address of the script that hydrates a page. */
  entry: string
  bodiesFolder: string
  outFolder: string
}

/** One page to be rendered and written. */
export type PageJob = {
  url: string
  /** Its `PageData` as JSON. */
  payload: string
  bodies: readonly string[]
  htmlFile: string
  dataFile: string
}

/** What the browser needs of a payload: what search engines read stands in the document's head. */
const withoutStructuredData = ({ head, ...rest }: PageData) => ({
  ...rest,
  head: { ...head, structuredData: undefined, picture: undefined },
})

/**
 * Opens the stage that turns pages into files. It calls what vike's hook calls: the way to it through
 * vike's server runtime, which has a request to route, costs as much again as rendering.
 */
export async function openPages(setup: PageSetup): Promise<(job: PageJob) => Promise<void>> {
  const { documentModule, entry, bodiesFolder, outFolder } = setup
  const program: { renderDocument: typeof renderDocument } = await import(
    pathToFileURL(documentModule).href
  )
  const readBody = (hash: string) => readFileSync(join(bodiesFolder, `${hash}.html`), 'utf8')

  return async ({ url, payload, bodies, htmlFile, dataFile }) => {
    const data: PageData = JSON.parse(payload)
    const { html, sheet } = await program.renderDocument({
      url,
      payload: data,
      version: fnv1a32(payload).toString(36),
      bodies: Object.fromEntries(bodies.map((hash) => [hash, readBody(hash)])),
      entry,
    })
    writeWhole(join(outFolder, dataFile), JSON.stringify(withoutStructuredData(data)))
    writeWhole(join(outFolder, htmlFile), html)
    if (sheet) writeWhole(join(outFolder, sheet.path), sheet.css)
  }
}
