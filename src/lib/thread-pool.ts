import { existsSync } from 'node:fs'
import { Tinypool } from 'tinypool'

/**
 * Threads that do one kind of work, until the pool is destroyed.
 *
 * @param file of the thread, beside the bundled commands
 * @throws {Error} when it is not there: run from source there are no threads
 */
export function openPool(file: URL, threads: number): Tinypool {
  if (!existsSync(file)) throw new Error(`${file.pathname} is missing`)
  return new Tinypool({
    filename: file.href,
    minThreads: threads,
    maxThreads: threads,
    // Work leaves much behind. With less room for what is new a fifth of the time goes into collecting it,
    // with more for what is old it is collected late: 10,000 pages took 3 GB.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 256 },
    // A thread that sleeps between two tasks never lets go of what they brought.
    useAtomics: false,
  })
}
