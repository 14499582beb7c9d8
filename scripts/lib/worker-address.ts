import { existsSync } from 'node:fs'

const beside = new URL('./worker.js', import.meta.url)

/** Address of the worker that `scripts/run.js` builds beside the commands; none when run from source. */
export const worker: URL | undefined = existsSync(beside) ? beside : undefined
