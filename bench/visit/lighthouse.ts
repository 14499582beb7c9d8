import { importFrom, installPackages } from '../install-packages.ts'

/**
 * The last version of Lighthouse that runs on Node 20, and the package that starts its browsers.
 */
export const packages = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' }

/** The result of one Lighthouse run. Times are in milliseconds. */
export type Audit = {
  /** By category, 0 to 100. */
  scores: Record<string, number>
  fcp: number
  lcp: number
  cls: number
  tbt: number
  /** The audits that lost points, as `category: audit`. */
  lost: string[]
  /** Lighthouse's own measure of the machine's speed. */
  benchmarkIndex: number
}

/** The part of a report that is read here. */
type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
  environment: { benchmarkIndex: number }
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> }

export const everyCategory = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Returns a function that audits a page with Lighthouse's defaults for a phone, each time in a new
 * browser.
 */
export async function openLighthouse(
  folder: string,
  chromePath: string,
  chromeFlags: readonly string[],
): Promise<(url: string, categories: readonly string[]) => Promise<Audit>> {
  installPackages(folder, packages)
  const { default: lighthouse } = (await importFrom(folder, 'lighthouse')) as {
    default: Lighthouse
  }
  const launcher = (await importFrom(folder, 'chrome-launcher')) as Launcher
  const auditOnce = async (url: string, categories: readonly string[]) => {
    const chrome = await launcher.launch({ chromePath, chromeFlags, logLevel: 'error' })
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: categories,
        formFactor: 'mobile',
        throttlingMethod: 'simulate',
        disableFullPageScreenshot: true,
        logLevel: 'error',
      })
      if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
      return result.lhr
    } finally {
      chrome.kill()
    }
  }
  return async (url, categories) => {
    const report = await auditOnce(url, categories)
    // On a busy machine a trace is lost now and then, and Lighthouse asks to be run again.
    return readReport(url, report.runtimeError ? await auditOnce(url, categories) : report)
  }
}

function readReport(url: string, report: Report): Audit {
  const { runtimeError, categories, audits, environment } = report
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const number = (id: string) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse has not measured ${id} of ${url}`)
    return value
  }
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    lost: Object.entries(categories).flatMap(([category, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${category}: ${id}`),
    ),
    benchmarkIndex: environment.benchmarkIndex,
  }
}
