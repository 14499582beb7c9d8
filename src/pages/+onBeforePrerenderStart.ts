import { workerData } from 'node:worker_threads'
import type { VikeTask } from '../site/run-vike.ts'

/** vike's hook: the URLs that are to be pre-rendered, of which the build knows that they changed. */
export function onBeforePrerenderStart(): string[] {
  // This is the thread that `runVike` has started.
  const task = workerData as VikeTask
  return task.kind === 'prerender' ? task.pages.map(({ url }) => url) : []
}
