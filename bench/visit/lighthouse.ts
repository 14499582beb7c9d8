import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Tools } from './tools.ts'

export type AuditRequest = { url: string; categories: string[] }

/** What one run of Lighthouse says. Times in milliseconds. */
export type Audit = {
  /** By category, 0 to 100. */
  scores: Record<string, number>
  fcp: number
  lcp: number
  cls: number
  tbt: number
  /** What points were lost for, as `category: audit`. */
  lost: string[]
  /** Lighthouse's own measure of the machine's speed. */
  benchmarkIndex: number
  browser: string
}

type Answer = { done: Audit } | { error: string }

export const everyCategory = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Starts Lighthouse in a process of its own, with the Node that it needs. Each audit gets a fresh
 * browser; they run one after the other.
 */
export function startLighthouse(tools: Tools, chromePath: string, chromeFlags: readonly string[]) {
  const file = fileURLToPath(new URL('lighthouse-worker.ts', import.meta.url))
  const worker = fork(file, [tools.folder, chromePath, ...chromeFlags], {
    execPath: tools.node,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const audit = (request: AuditRequest) =>
    new Promise<Audit>((resolve, reject) => {
      const onExit = (code: number | null) =>
        reject(new Error(`Lighthouse has ended with code ${code}`))
      worker.once('exit', onExit)
      worker.once('message', (answer: Answer) => {
        worker.off('exit', onExit)
        if ('done' in answer) resolve(answer.done)
        else reject(new Error(answer.error))
      })
      worker.send(request)
    })
  return { audit, stop: () => worker.disconnect() }
}
