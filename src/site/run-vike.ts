import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { PageToRender } from './document/page-to-render.ts'
import type { Sheet } from './document/render-document.tsx'

type Build = { kind: 'build' }
type Prerender = {
  kind: 'prerender'
  /** The pages to be written. */
  pages: readonly PageToRender[]
  /** Address of the script that starts a page in the browser. */
  entry: string
}

/** What vike is asked, for the project in `root`, with the program in `folder`. */
export type VikeTask = (Build | Prerender) & { root: string; folder: string }

/** What a build of the program tells: the client's entry as a path, and the text of its boot script. */
export type BuiltProgram = { entry: string; bootScript: string }

export type VikeTaskResult = {
  /** What a build has made. */
  program?: BuiltProgram
  /** The sheets of the pages that were pre-rendered, by URL. */
  sheets?: Map<string, Sheet>
  error?: Error
}

/** A page leaves much behind when it is rendered: with less room, more time goes into collecting it. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }

const beside = new URL('./vike-worker.js', import.meta.url)
const worker = existsSync(beside) ? beside : new URL('./vike-worker.ts', import.meta.url)

/**
 * Lets vike build or pre-render in a thread of its own, which ends with its work: vike keeps handles
 * open and what it has rendered in memory, and it has errors that nobody catches logged and no more.
 *
 * @throws {Error} what vike threw, or what it printed if it ended without a word
 */
export async function runVike(task: VikeTask): Promise<VikeTaskResult> {
  const thread = new Worker(worker, {
    workerData: task,
    stdout: true,
    stderr: true,
    resourceLimits,
  })
  const printed = text(thread.stderr)
  thread.stdout.resume()
  try {
    const { error, ...result } = await new Promise<VikeTaskResult>((resolve, reject) => {
      thread.once('message', resolve)
      thread.once('error', reject)
      thread.once('exit', () => resolve({ error: new Error('vike gave up') }))
    })
    if (!error) return result
    const said = error.message === 'vike gave up' ? (await printed).trim() : ''
    throw said ? new Error(said) : error
  } finally {
    await thread.terminate()
  }
}
