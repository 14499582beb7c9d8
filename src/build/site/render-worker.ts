import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { renderPage } from 'vike/server'
import type { PagePayload } from '../../app/payload.ts'
import { drawArt } from '../../lib/art.ts'
import type { PlannedRender } from '../../renderer/planned-render.ts'
import { writeWhole } from '../files/write-whole.ts'

/** One page for a worker to render. */
export type RenderJob = {
  url: string
  payload: PagePayload
  bodies: readonly string[]
  htmlFile: string
  dataFile: string
}

export type WorkerSetup = {
  serverEntry: string
  bodiesFolder: string
  outFolder: string
  basePath: string
}

const setup: WorkerSetup = workerData
await import(pathToFileURL(setup.serverEntry).href)

async function render({ url, payload, bodies, htmlFile, dataFile }: RenderJob) {
  const data = drawArt(payload)
  const planned: PlannedRender = {
    url,
    payload: JSON.parse(data),
    bodies: Object.fromEntries(
      bodies.map((hash) => [hash, readFileSync(join(setup.bodiesFolder, `${hash}.html`), 'utf8')]),
    ),
  }
  const urlOriginal = setup.basePath.slice(0, -1) + url
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, planned })
  if (errorWhileRendering) throw errorWhileRendering
  if (httpResponse.statusCode !== 200)
    throw new Error(`${url}: vike answered ${httpResponse.statusCode}`)
  writeWhole(join(setup.outFolder, dataFile), data)
  writeWhole(join(setup.outFolder, htmlFile), await httpResponse.getBody())
}

parentPort?.on('message', async (jobs: RenderJob[]) => {
  try {
    for (const job of jobs) await render(job)
    parentPort?.postMessage({ done: jobs.length })
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})
