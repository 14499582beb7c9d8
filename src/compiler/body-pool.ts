import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { BodyResult, BodySetup, BodySource } from './markdown/store-body.ts'

/** Texts that a thread takes at a time: enough to hide the way there and back. */
const batchSize = 16

/** Below this many texts a second thread costs more than it saves. */
const worthSharing = 48

/** The thread's file stands beside the bundled commands; run from source, texts are made in place. */
const worker = new URL('./body-worker.js', import.meta.url)

type BodyTask = { setup: BodySetup; bodies: readonly BodySource[] }

/** Turns texts into HTML, in several threads when there are many; in their order. */
export async function makeBodies(
  { setup, bodies }: BodyTask,
  threads = Math.min(availableParallelism(), 8),
): Promise<BodyResult[]> {
  // Most builds find every text compiled, and do without MDX.
  if (bodies.length === 0) return []
  if (bodies.length < worthSharing || threads === 1 || !existsSync(worker))
    return makeBatch({ setup, bodies })
  const pool = new Tinypool({
    filename: worker.href,
    minThreads: threads,
    maxThreads: threads,
    // Work leaves much behind: with less room for what is new a fifth of the time goes into collecting it.
    // What is old has more than any text needs; without a limit it is collected late.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 1024 },
    // A thread that sleeps between two tasks never lets go of what they brought.
    useAtomics: false,
  })
  try {
    const batches = Array.from({ length: Math.ceil(bodies.length / batchSize) }, (_, index) =>
      bodies.slice(index * batchSize, (index + 1) * batchSize),
    )
    const results = batches.map(
      (batch): Promise<BodyResult[]> => pool.run({ setup, bodies: batch } satisfies BodyTask),
    )
    return (await Promise.all(results)).flat()
  } finally {
    await pool.destroy()
  }
}

export async function makeBatch({ setup, bodies }: BodyTask): Promise<BodyResult[]> {
  const { storeBody } = await import('./markdown/store-body.ts')
  const results: BodyResult[] = []
  for (const body of bodies) results.push(await storeBody(setup, body))
  return results
}
