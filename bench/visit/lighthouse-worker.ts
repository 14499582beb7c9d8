import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Audit, AuditRequest } from './lighthouse.ts'

// Runs in the Node that Lighthouse needs, which reads TypeScript by itself: only types are imported.

/** The part of a report that is read here. */
type Report = {
  runtimeError?: { code: string; message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
  environment: { benchmarkIndex: number; hostUserAgent: string }
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>
type Chrome = { port: number; kill: () => void }
type Launcher = { launch: (options: object) => Promise<Chrome> }

const [folder = '', chromePath = '', ...chromeFlags] = process.argv.slice(2)
const load = async (name: string): Promise<unknown> => {
  const { resolve } = createRequire(`${folder}/package.json`)
  return import(pathToFileURL(resolve(name)).href)
}
// Packages outside the project, so the compiler cannot know them.
const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse }
const launcher = (await load('chrome-launcher')) as Launcher

let running: Chrome | undefined

/** Ids of the weighty audits that a category lost points for. */
function lostPoints({ categories, audits }: Report): string[] {
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id}`),
  )
}

async function audit({ url, categories }: AuditRequest): Promise<Audit> {
  const chrome = await launcher.launch({ chromePath, chromeFlags, logLevel: 'error' })
  running = chrome
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
      logLevel: 'error',
    })
    const report = result?.lhr
    if (!report) throw new Error(`Lighthouse said nothing about ${url}`)
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
    const milliseconds = (id: string) => {
      const value = report.audits[id]?.numericValue
      if (value === undefined) throw new Error(`Lighthouse has not measured ${id} of ${url}`)
      return value
    }
    return {
      scores: Object.fromEntries(
        Object.entries(report.categories).map(([id, { score }]) => [
          id,
          Math.round((score ?? 0) * 100),
        ]),
      ),
      fcp: milliseconds('first-contentful-paint'),
      lcp: milliseconds('largest-contentful-paint'),
      cls: milliseconds('cumulative-layout-shift'),
      tbt: milliseconds('total-blocking-time'),
      lost: lostPoints(report),
      benchmarkIndex: report.environment.benchmarkIndex,
      browser: report.environment.hostUserAgent,
    }
  } finally {
    chrome.kill()
    running = undefined
  }
}

process.on('message', (request: AuditRequest) => {
  audit(request).then(
    (done) => process.send?.({ done }),
    (error: Error) => process.send?.({ error: error.message }),
  )
})
process.on('disconnect', () => {
  running?.kill()
  process.exit()
})
