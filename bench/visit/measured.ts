import { median } from '../median.ts'
import type { Arrival } from './arrivals.ts'
import type { Response } from './interactions.ts'
import type { Audit } from './lighthouse.ts'
import type { PageBytes } from './page-bytes.ts'
import type { Route } from './routes.ts'

/** Times in milliseconds. */
type Times = { fcp: number; lcp: number; cls: number; tbt: number }

/** A page of one built site after its runs. */
export type MeasuredPage = Times & {
  /** By category, 0 to 100. */
  scores: Record<string, number>
  /** The audits that lost points in any of the runs. */
  lost: string[]
  bytes: PageBytes
}

/** The results of a route: its page, its floor, and the same page of an older site. */
export type Measured = Omit<Route, 'html'> & MeasuredPage & { floor: Times; old?: MeasuredPage }

/**
 * Medians, except for the blocking time: its minimum is caused by the page itself, and anything
 * above it by other load on the machine.
 */
export const times = (audits: readonly Audit[]): Times => ({
  fcp: median(audits.map(({ fcp }) => fcp)),
  lcp: median(audits.map(({ lcp }) => lcp)),
  cls: median(audits.map(({ cls }) => cls)),
  tbt: Math.min(...audits.map(({ tbt }) => tbt)),
})

/** Summarises the runs of a page. */
export function summarise(audits: readonly Audit[], bytes: PageBytes): MeasuredPage {
  const categories = Object.keys(audits[0]?.scores ?? {})
  return {
    ...times(audits),
    scores: Object.fromEntries(
      categories.map((name) => [name, median(audits.map(({ scores }) => scores[name] ?? 0))]),
    ),
    lost: [...new Set(audits.flatMap(({ lost }) => lost))],
    bytes,
  }
}

/**
 * The median arrival of a page over a slow connection, with those of its floor and of an older
 * site.
 */
export type MeasuredArrival = Arrival & { url: string; floor: Arrival; old?: Arrival }

/** The median of the visits to a page. */
export const medianArrival = (arrivals: readonly Arrival[]): Arrival => ({
  fcp: median(arrivals.map(({ fcp }) => fcp)),
  lcp: median(arrivals.map(({ lcp }) => lcp)),
})

type Spread = { median: number; worst: number }

/** The results of an interaction with one built site, in milliseconds. */
export type MeasuredInteraction = { name: string; toNextPaint: Spread; toEffect: Spread }

const spread = (values: number[]): Spread => ({
  median: median(values),
  worst: Math.max(...values),
})

/** Summarises the runs of an interaction. */
export function summariseInteraction(
  name: string,
  responses: readonly Response[],
): MeasuredInteraction {
  return {
    name,
    toNextPaint: spread(responses.map(({ toNextPaint }) => toNextPaint)),
    toEffect: spread(responses.map(({ toEffect }) => toEffect)),
  }
}
