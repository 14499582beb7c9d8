import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { build, prerender } from 'vike/api'
import { canonicalPath } from '../lib/site-path.ts'
import type { VikeTask, VikeTaskResult } from './run-vike.ts'
import { bootScriptText } from './vite-boot-script.ts'

/** The thread of `runVike`. */

/** Where the client build put its entry. */
function clientEntryIn(folder: string): string {
  const source = 'src/client/start.tsx'
  const manifest = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))
  const file: unknown = manifest[source]?.file
  if (typeof file !== 'string') throw new Error(`${source} is not in the client build`)
  return file
}

async function run(task: VikeTask): Promise<VikeTaskResult> {
  const { root, folder } = task
  const viteConfig = { root, logLevel: 'warn' as const, build: { outDir: folder } }
  if (task.kind === 'build') {
    await build({ viteConfig: { ...viteConfig, build: { outDir: folder, emptyOutDir: true } } })
    const bootScript = bootScriptText(join(root, 'src/client/boot.js'))
    return { program: { entry: clientEntryIn(folder), bootScript } }
  }
  const { entry } = task
  const pages = new Map(task.pages.map((page) => [page.url, page]))
  const pageOf = (url: string) => {
    const page = pages.get(canonicalPath(decodeURI(url)))
    if (!page) throw new Error(`Nobody asked for ${url}`)
    return page
  }
  // `+onBeforePrerenderStart` lists the URLs of this task.
  const sheets: NonNullable<VikeTaskResult['sheets']> = new Map()
  await prerender({ viteConfig, pageContextInit: { pageOf, entry, sheets } })
  return { sheets }
}

const answer: VikeTaskResult = await run(workerData).catch((error: unknown) => ({
  error: error instanceof Error ? error : new Error(String(error)),
}))
parentPort?.postMessage(answer)
