import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type JobKind, type JobOf, jobKinds, type ResultOf, type SetupOf } from './job-kinds.ts'

/** Jobs that a worker takes at a time: enough to hide the way there and back. */
const batchSize = 16

/** Below this many jobs a second thread costs more than it saves. */
const worthSharing = 48

/** Half of what Node gives a thread for what is new: some fifty megabytes less, and no more time. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 }

/** Where jobs may be done. */
export type Threads = {
  /** Address of the built `worker.ts`; without it everything is done in the calling thread. */
  worker: URL | undefined
  /** How many threads at most; default: as many as there are cores, and no more than 8. */
  most?: number | undefined
}

/** What a worker is started with. */
export type WorkerStart = { kind: JobKind; setup: unknown }

/** Results in the order of their jobs, or the stack of the error that ended the batch. */
export type WorkerAnswer = { results: unknown[] } | { error: string }

/**
 * Does jobs of one kind, in several threads when there are many.
 * @returns results in the order of the jobs, whoever did them
 * @throws the first error of a job
 */
export async function runJobs<Kind extends JobKind>(
  kind: Kind,
  setup: SetupOf<Kind>,
  jobs: readonly JobOf<Kind>[],
  { worker, most = Math.min(availableParallelism(), 8) }: Threads,
): Promise<ResultOf<Kind>[]> {
  if (jobs.length === 0) return []
  const threads = jobs.length < worthSharing ? 1 : most
  const results =
    worker && threads > 1
      ? await runInWorkers(worker, threads, { kind, setup }, jobs)
      : await runHere({ kind, setup }, jobs)
  // Each kind of work gives its own kind of result.
  return results as ResultOf<Kind>[]
}

/** Opens a kind of work: one function for jobs of any kind, told apart by who calls it. */
export async function openWork({ kind, setup }: WorkerStart): Promise<(job: unknown) => unknown> {
  // The setup and the jobs of a kind come from the same call of `runJobs`.
  const open = jobKinds[kind] as (setup: unknown) => Promise<(job: unknown) => unknown>
  return open(setup)
}

async function runHere(start: WorkerStart, jobs: readonly unknown[]): Promise<unknown[]> {
  const work = await openWork(start)
  const results: unknown[] = []
  for (const job of jobs) results.push(await work(job))
  return results
}

async function runInWorkers(
  url: URL,
  threads: number,
  start: WorkerStart,
  jobs: readonly unknown[],
): Promise<unknown[]> {
  const results: unknown[] = []
  let next = 0
  /** Hands batches to one worker until none is left. */
  const drain = () => {
    const worker = new Worker(url, { workerData: start, resourceLimits })
    return new Promise<void>((resolve, reject) => {
      let from = 0
      const hand = () => {
        if (next >= jobs.length) return resolve()
        from = next
        next += batchSize
        worker.postMessage(jobs.slice(from, next))
      }
      worker.on('error', reject)
      worker.on('message', (answer: WorkerAnswer) => {
        if ('error' in answer) return reject(new Error(answer.error))
        for (const [index, result] of answer.results.entries()) results[from + index] = result
        hand()
      })
      hand()
    }).finally(() => worker.terminate())
  }
  await Promise.all(Array.from({ length: threads }, drain))
  return results
}
