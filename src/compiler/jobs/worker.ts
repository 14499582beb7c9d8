import { parentPort, workerData } from 'node:worker_threads'
import { openWork, type WorkerAnswer, type WorkerStart } from './run-jobs.ts'

const start: WorkerStart = workerData
const opening = openWork(start)

const answer = (message: WorkerAnswer) => parentPort?.postMessage(message)

parentPort?.on('message', async (jobs: unknown[]) => {
  try {
    const work = await opening
    const results: unknown[] = []
    for (const job of jobs) results.push(await work(job))
    answer({ results })
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
