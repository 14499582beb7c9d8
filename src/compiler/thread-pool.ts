import { Tinypool } from 'tinypool'

/**
 * Threads that do one kind of work, until the pool is destroyed.
 *
 * @param file of the thread, beside the bundled commands
 */
export const openPool = (file: URL, threads: number): Tinypool =>
  new Tinypool({
    filename: file.href,
    minThreads: threads,
    maxThreads: threads,
    // Work leaves much behind: with less room for what is new a fifth of the time goes into collecting it.
    // What is old has more than any page or text needs; without a limit it is collected late.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 1024 },
    // A thread that sleeps between two tasks never lets go of what they brought: 10,000 pages took 3 GB.
    useAtomics: false,
  })
