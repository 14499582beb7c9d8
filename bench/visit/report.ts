import type { Measured } from './measured.ts'
import type { MeasuredInteraction } from './measured-interaction.ts'
import type { Verdict } from './targets.ts'

/** Everything that a run has found out, as it is written for machines. */
export type Results = {
  /** When the run began, ISO 8601. */
  date: string
  machine: { processor: string; cores: number; system: string; benchmarkIndex?: number }
  versions: Record<string, string>
  /** Visits to each page. */
  runs: number
  routes: Measured[]
  interactions: MeasuredInteraction[]
  verdicts: Verdict[]
}

const seconds = (value: number) => (value / 1000).toFixed(2)
const kilobytes = (value: number) => (value / 1000).toFixed(1)
const whole = (value: number) => String(Math.round(value))
const ratio = (value: number, floor: number) => (value / floor).toFixed(2)

const columns: [title: string, cell: (route: Measured) => string][] = [
  ['route', ({ url }) => url],
  ['perf', ({ scores }) => whole(scores.performance ?? Number.NaN)],
  ['a11y', ({ scores }) => whole(scores.accessibility ?? Number.NaN)],
  ['best', ({ scores }) => whole(scores['best-practices'] ?? Number.NaN)],
  ['SEO', ({ scores, isNoindex }) => (isNoindex ? '–' : whole(scores.seo ?? Number.NaN))],
  ['FCP s', ({ fcp }) => seconds(fcp)],
  ['floor', ({ floor }) => seconds(floor.fcp)],
  ['×', ({ fcp, floor }) => ratio(fcp, floor.fcp)],
  ['LCP s', ({ lcp }) => seconds(lcp)],
  ['floor', ({ floor }) => seconds(floor.lcp)],
  ['×', ({ lcp, floor }) => ratio(lcp, floor.lcp)],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['TBT ms', ({ tbt }) => whole(tbt)],
  ['floor', ({ floor }) => whole(floor.tbt)],
  ['script before load B', ({ bytes }) => String(bytes.scriptBeforeLoad)],
  ['inline B', ({ bytes }) => String(bytes.inlineScript)],
  ['script after idle kB', ({ bytes }) => kilobytes(bytes.scriptAfterIdle)],
  ['HTML kB', ({ bytes }) => kilobytes(bytes.html)],
  ['fonts kB', ({ bytes }) => kilobytes(bytes.fonts)],
]

function table(titles: string[], rows: string[][]): string {
  const rule = titles.map((_, index) => (index === 0 ? '---' : '---:'))
  return [titles, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** One row for each route. */
export function routeTable(routes: readonly Measured[]): string {
  return table(
    columns.map(([title]) => title),
    routes.map((route) => columns.map(([, cell]) => cell(route))),
  )
}

/** One row for each interaction. */
export function interactionTable(interactions: readonly MeasuredInteraction[]): string {
  return table(
    ['first tap', 'next paint ms', 'worst', 'effect visible ms', 'worst'],
    interactions.map(({ name, toNextPaint, toEffect }) => [
      name,
      whole(toNextPaint.median),
      whole(toNextPaint.worst),
      whole(toEffect.median),
      whole(toEffect.worst),
    ]),
  )
}

/** One row for each target, with those that miss it. */
export function verdictTable(verdicts: readonly Verdict[]): string {
  return table(
    ['target', 'reached', 'missed by'],
    verdicts.map(({ name, judged, missed }) => [
      name,
      judged === 0 ? 'not judged' : `${judged - missed.length} of ${judged}`,
      missed.map(({ subject, value }) => `${subject} ${value}`).join(', '),
    ]),
  )
}

/** The whole result for people. */
export function report(results: Results): string {
  const { date, machine, versions, runs, routes, interactions, verdicts } = results
  const lost = routes
    .filter((route) => route.lost.length > 0)
    .map((route) => `- ${route.url}: ${route.lost.join(', ')}`)
  const index = machine.benchmarkIndex
    ? `, Lighthouse benchmark index ${machine.benchmarkIndex}`
    : ''
  return [
    `Measured on ${date.slice(0, 10)}, ${machine.processor}, ${machine.cores} cores, ${machine.system}${index}; ${Object.entries(
      versions,
    )
      .map((pair) => pair.join(' '))
      .join(', ')}; median of ${runs}, TBT the least of them.`,
    ...(routes.length > 0 ? [routeTable(routes)] : []),
    ...(interactions.length > 0 ? [interactionTable(interactions)] : []),
    verdictTable(verdicts),
    ...(lost.length > 0 ? ['Points were lost for:', lost.join('\n')] : []),
  ].join('\n\n')
}
