import type { ContentBuild, ContentRun } from '../../compiler/build-content.ts'

/** Editors save in several steps; one run follows the last of them. In milliseconds. */
const settleTime = 25

/** What only the next start needs is written when nothing was saved for so long. */
const restTime = 500

/** Between two runs of which the second goes on where the first stopped: pages are answered then. */
const pauseTime = 1000

type Listeners = {
  onRun: (run: ContentRun) => void
  /** Called with a fault of ours. */
  onFault: (error: unknown) => void
}

/** Runs a content build when files change, one run after the other, and saves when they rest. */
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
  /** Writes what only the next start needs. */
  const save = () => {
    clearTimeout(resting)
    return queue(() => {
      build.save()
    })
  }
  /** Runs at once, and resolves when that run and all before it are done. */
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
    /** Resolves when no run is under way. */
    settled: () => last,
  }
}
