import { table } from '../table.ts'
import type { Arrival } from './arrivals.ts'
import type { Measured, MeasuredArrival, MeasuredInteraction, MeasuredPage } from './measured.ts'
import type { Verdict } from './targets.ts'

/** The first taps of one built site. */
type Taps = { site: string; interactions: MeasuredInteraction[] }

/** All results of a run, as written to JSON. */
export type Results = {
  /** Date and machine. */
  machine: string
  versions: Record<string, string>
  /** Visits to each page. */
  runs: number
  /** Lighthouse's own measure of the machine's speed. */
  benchmarkIndex?: number
  routes: Measured[]
  arrivals: MeasuredArrival[]
  taps: Taps[]
  verdicts: Verdict[]
}

const seconds = (value: number) => (value / 1000).toFixed(2)
const kilobytes = (value: number) => (value / 1000).toFixed(1)
const whole = (value = Number.NaN) => String(Math.round(value))
const ratio = (value: number, floor: number) => (value / floor).toFixed(2)

const titles =
  'perf a11y best SEO,FCP s,floor,×,LCP s,floor,×,CLS,TBT ms,floor,script before load kB,inline kB,script after idle kB,HTML kB,fonts kB'

/** One row for each route, and another for the same page of the other build. */
function routeTable(routes: readonly Measured[]): string {
  const rows = routes.flatMap((route) => [
    [route.url, ...pageCells(route, route)],
    ...(route.old ? [[`${route.url} (old)`, ...pageCells(route.old, route)]] : []),
  ])
  return table(['route', ...titles.split(',')], rows)
}

function pageCells(page: MeasuredPage, { floor, isNoindex }: Measured): string[] {
  const { scores, fcp, lcp, cls, tbt, bytes } = page
  const { performance, accessibility, 'best-practices': best, seo } = scores
  return [
    [...[performance, accessibility, best].map(whole), isNoindex ? '–' : whole(seo)].join(' '),
    seconds(fcp),
    seconds(floor.fcp),
    ratio(fcp, floor.fcp),
    seconds(lcp),
    seconds(floor.lcp),
    ratio(lcp, floor.lcp),
    cls.toFixed(3),
    whole(tbt),
    whole(floor.tbt),
    ...[bytes.scriptBeforeLoad, bytes.inlineScript, bytes.scriptAfterIdle].map(kilobytes),
    kilobytes(bytes.html),
    kilobytes(bytes.fonts),
  ]
}

/** One row for each page, and another for the same page of the other build. */
function arrivalTable(arrivals: readonly MeasuredArrival[]): string {
  const cells = (page: Arrival, floor: Arrival) =>
    (['fcp', 'lcp'] as const).flatMap((time) => [
      seconds(page[time]),
      seconds(floor[time]),
      ratio(page[time], floor[time]),
    ])
  return table(
    ['over a slow line', ...'FCP s,floor,×,LCP s,floor,×'.split(',')],
    arrivals.flatMap(({ url, floor, old, ...page }) => [
      [url, ...cells(page, floor)],
      ...(old ? [[`${url} (old)`, ...cells(old, floor)]] : []),
    ]),
  )
}

/** One row for each interaction with each site. */
function tapTable(taps: readonly Taps[]): string {
  return table(
    ['first tap', 'next paint ms', 'worst', 'effect visible ms', 'worst'],
    taps.flatMap(({ site, interactions }) =>
      interactions.map(({ name, toNextPaint, toEffect }) => [
        site === 'new' ? name : `${name} (${site})`,
        ...[toNextPaint.median, toNextPaint.worst, toEffect.median, toEffect.worst].map(whole),
      ]),
    ),
  )
}

/** One row for each target, with those that miss it. */
function verdictTable(verdicts: readonly Verdict[]): string {
  return table(
    ['target', 'reached', 'missed by'],
    verdicts.map(({ name, judged, missed }) => [
      name,
      judged === 0 ? 'not judged' : `${judged - missed.length} of ${judged}`,
      missed.map(({ subject, value }) => `${subject} ${value}`).join(', '),
    ]),
  )
}

/** All results as Markdown. */
export function report(results: Results): string {
  const { machine, versions, runs, benchmarkIndex, routes, arrivals, taps, verdicts } = results
  const lost = routes
    .filter((route) => route.lost.length > 0)
    .map((route) => `- ${route.url}: ${route.lost.join(', ')}`)
  const named = Object.entries(versions).map((pair) => pair.join(' '))
  const index = benchmarkIndex ? `, Lighthouse benchmark index ${benchmarkIndex}` : ''
  return [
    `Measured on ${machine}${index}; ${named.join(', ')}; median of ${runs}, TBT the least of them.`,
    ...(routes.length > 0 ? [routeTable(routes)] : []),
    ...(arrivals.length > 0 ? [arrivalTable(arrivals)] : []),
    ...(taps.length > 0 ? [tapTable(taps)] : []),
    verdictTable(verdicts),
    ...(lost.length > 0 ? ['Points were lost for:', lost.join('\n')] : []),
  ].join('\n\n')
}
