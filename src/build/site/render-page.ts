import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { drawArt } from '../../lib/art.ts'
import type { PlannedRender } from '../../renderer/planned-render.ts'
import { writeWhole } from '../files/write-whole.ts'

export type PageSetup = {
  /** The program's server entry, which tells vike of itself when it is loaded. */
  serverEntry: string
  bodiesFolder: string
  outFolder: string
  basePath: string
}

/** One page to be rendered and written. */
export type PageJob = {
  url: string
  /** Its `PagePayload` as JSON, drawings planned. */
  payload: string
  bodies: readonly string[]
  htmlFile: string
  dataFile: string
}

/** Opens the stage that turns pages into files, through vike's server runtime. */
export async function openPages(setup: PageSetup): Promise<(job: PageJob) => Promise<void>> {
  const { serverEntry, bodiesFolder, outFolder, basePath } = setup
  await import(pathToFileURL(serverEntry).href)
  const readBody = (hash: string) => readFileSync(join(bodiesFolder, `${hash}.html`), 'utf8')

  return async ({ url, payload, bodies, htmlFile, dataFile }) => {
    const data = drawArt(payload)
    const planned: PlannedRender = {
      url,
      payload: JSON.parse(data),
      bodies: Object.fromEntries(bodies.map((hash) => [hash, readBody(hash)])),
    }
    const urlOriginal = basePath.slice(0, -1) + url
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, planned })
    if (errorWhileRendering) throw errorWhileRendering
    if (httpResponse.statusCode !== 200)
      throw new Error(`${url}: vike answered ${httpResponse.statusCode}`)
    writeWhole(join(outFolder, dataFile), data)
    writeWhole(join(outFolder, htmlFile), await httpResponse.getBody())
  }
}
