import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { RenderJob, WorkerSetup } from './render-worker.ts'

/** Pages that one worker takes at a time. */
const batchSize = 20

/** Below this many pages a second worker costs more than it saves. */
const worthSharing = 60

type Answer = { done: number } | { error: string }

/** Hands batches to one worker until none is left. */
function drain(batches: RenderJob[][], setup: WorkerSetup): Promise<void> {
  const worker = new Worker(new URL('./start-worker.js', import.meta.url), {
    workerData: setup,
  })
  const next = () => {
    const batch = batches.shift()
    if (batch) worker.postMessage(batch)
    return batch !== undefined
  }
  return new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('message', (answer: Answer) => {
      if ('error' in answer) reject(new Error(answer.error))
      else if (!next()) resolve()
    })
    if (!next()) resolve()
  }).finally(() => worker.terminate())
}

/**
 * Renders pages to files through vike's server runtime, on all cores when there are many.
 *
 * @throws {Error} when a page fails to render; the others of its batch may be written already
 */
export async function renderPages(jobs: readonly RenderJob[], setup: WorkerSetup): Promise<void> {
  if (jobs.length === 0) return
  const batches: RenderJob[][] = []
  for (let start = 0; start < jobs.length; start += batchSize)
    batches.push(jobs.slice(start, start + batchSize))
  const workers = jobs.length < worthSharing ? 1 : Math.min(availableParallelism(), 8)
  await Promise.all(Array.from({ length: workers }, () => drain(batches, setup)))
}
