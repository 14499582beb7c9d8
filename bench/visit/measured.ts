import { median } from '../median.ts'
import type { Audit } from './lighthouse.ts'
import type { PageBytes } from './page-bytes.ts'
import type { Route } from './routes.ts'

/** Times in milliseconds. */
type Times = { fcp: number; lcp: number; tbt: number }

/** All that is known of a route after its runs. */
export type Measured = Omit<Route, 'html'> &
  Times & {
    /** By category, 0 to 100. */
    scores: Record<string, number>
    cls: number
    /** What points were lost for in any of the runs. */
    lost: string[]
    floor: Times
    bytes: PageBytes
  }

/** One visit to a page and one to its floor, made together. */
export type Pair = { page: Audit; floor: Audit }

/**
 * Medians, but for the blocking time: there the least is what the page itself causes, and the rest
 * is what else the machine did.
 */
const times = (audits: Audit[]): Times => ({
  fcp: median(audits.map(({ fcp }) => fcp)),
  lcp: median(audits.map(({ lcp }) => lcp)),
  tbt: Math.min(...audits.map(({ tbt }) => tbt)),
})

/** Sums up the runs of a route. */
export function summarize(route: Route, pairs: readonly Pair[], bytes: PageBytes): Measured {
  const pages = pairs.map(({ page }) => page)
  const categories = Object.keys(pages[0]?.scores ?? {})
  const { url, kind, minutes, isNoindex } = route
  return {
    url,
    kind,
    minutes,
    isNoindex,
    scores: Object.fromEntries(
      categories.map((name) => [name, median(pages.map(({ scores }) => scores[name] ?? 0))]),
    ),
    ...times(pages),
    cls: median(pages.map(({ cls }) => cls)),
    lost: [...new Set(pages.flatMap(({ lost }) => lost))],
    floor: times(pairs.map(({ floor }) => floor)),
    bytes,
  }
}
