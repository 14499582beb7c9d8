import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { BodyResult, BodySetup, BodySource } from './markdown/store-body.ts'

/** Bodies that a thread takes at a time: enough for the cost of passing messages not to matter. */
const batchSize = 16

/** Below this many bodies a second thread costs more than it saves. */
const worthSharing = 48

/**
 * The worker's file lies beside the bundled commands; when run from source, bodies are compiled in
 * this thread.
 */
const worker = new URL('./body-worker.js', import.meta.url)

type BodyTask = { setup: BodySetup; bodies: readonly BodySource[] }

/**
 * Compiles bodies to HTML, in several threads when there are many. The results keep their order.
 */
export async function makeBodies(
  { setup, bodies }: BodyTask,
  threads = Math.min(availableParallelism(), 8),
): Promise<BodyResult[]> {
  // Most builds find every body compiled already and never load MDX.
  if (bodies.length === 0) return []
  if (bodies.length < worthSharing || threads === 1 || !existsSync(worker))
    return makeBatch({ setup, bodies })
  const pool = new Tinypool({
    filename: worker.href,
    minThreads: threads,
    maxThreads: threads,
    // Compiling creates much garbage: with a smaller young generation a fifth of the time goes into
    // collecting it. The old generation has more room than any body needs; without a limit it is
    // collected late.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 1024 },
    // A thread that sleeps on Atomics.wait between two tasks keeps what they brought alive.
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
