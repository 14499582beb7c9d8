import type { ContentBuild, ContentRun } from '../../compiler/build-content.ts'

/**
 * The run starts this long after the last change, because editors save in several steps; longer than
 * the 50 ms after a change in which Vite's watcher reports no other of the same file. In milliseconds.
 */
const settleTime = 60

/** The caches for the next start are saved after this long without a change, in milliseconds. */
const restTime = 500

/**
 * The pause before a run that continues an unfinished one, in which pages are served. In
 * milliseconds.
 */
const pauseTime = 1000

type Listeners = {
  onRun: (run: ContentRun) => void
  /** Called with an internal error. */
  onFault: (error: unknown) => void
}

/**
 * Runs a content build when files change, one run after the other, and saves the caches when
 * changes stop.
 */
export function followContent(
  build: Pick<ContentBuild, 'run' | 'save'>,
  { onRun, onFault }: Listeners,
) {
  let settling: NodeJS.Timeout | undefined
  let resting: NodeJS.Timeout | undefined
  let last = Promise.resolve()

  const queue = (step: () => Promise<void> | void) => {
    last = last.then(step).catch(onFault)
    return last
  }
  /** Saves the caches that only the next start needs. */
  const save = () => {
    clearTimeout(resting)
    return queue(() => {
      build.save()
    })
  }
  /** Queues a run at once, and resolves when it and all runs before it are done. */
  const run = (): Promise<void> => {
    clearTimeout(resting)
    return queue(async () => {
      const done = await build.run()
      onRun(done)
      resting = done.isUnfinished ? setTimeout(run, pauseTime) : setTimeout(save, restTime)
    })
  }
  return {
    run,
    save,
    touch() {
      clearTimeout(settling)
      settling = setTimeout(run, settleTime)
    },
    /** Resolves when no run is in progress. */
    settled: () => last,
  }
}
