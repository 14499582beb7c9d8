import type { Measured, MeasuredInteraction } from './measured.ts'

/** A target: a value, and its limit. */
type Limit<Subject> = {
  /** The name in the table of targets. */
  name: string
  value: (subject: Subject) => number
  /** The limit; `undefined` where the target does not apply to a subject. */
  most: (subject: Subject) => number | undefined
  show: (value: number) => string
}

/** How many subjects a target applies to, and which of them miss it. */
export type Verdict = {
  name: string
  judged: number
  missed: { subject: string; value: string }[]
}

const isHome = ({ kind }: Measured) => kind === 'home'
const isArticle = ({ kind }: Measured) => kind === 'article'
/** The points that a score lacks to 100. */
const lost = (category: string) => (route: Measured) => 100 - (route.scores[category] ?? 0)

const count = (value: number) => String(Math.round(value))
const points = (value: number) => `−${count(value)}`
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`
const milliseconds = (value: number) => `${count(value)} ms`
const ratio = (value: number) => `${value.toFixed(2)} ×`

const always = (most: number) => () => most

/** The reading time of the longest article that has time limits, in minutes. */
const longArticle = 10

/** How many times as long as its floor a page may take. */
const mostFloors = (route: Measured) => {
  if (isHome(route)) return 1.3
  return isArticle(route) && (route.minutes ?? 0) > longArticle ? undefined : 1.15
}

const routeLimits: Limit<Measured>[] = [
  ...['performance', 'accessibility', 'best-practices'].map((category) => ({
    name: `Lighthouse ${category} 100`,
    value: lost(category),
    most: always(0),
    show: points,
  })),
  {
    name: 'Lighthouse seo 100, where a page may be listed',
    value: lost('seo'),
    most: ({ isNoindex }) => (isNoindex ? undefined : 0),
    show: points,
  },
  ...(['fcp', 'lcp'] as const).flatMap((time): Limit<Measured>[] => [
    {
      name: `${time.toUpperCase()} ≤ 1.15 × floor, home ≤ 1.30 ×`,
      value: (route) => route[time] / route.floor[time],
      most: mostFloors,
      show: ratio,
    },
    {
      name: `${time.toUpperCase()} ≤ that of the other build + 100 ms`,
      value: (route) => route[time] - (route.old?.[time] ?? Number.NaN),
      most: ({ old }) => (old ? 100 : undefined),
      show: milliseconds,
    },
  ]),
  {
    name: 'CLS ≤ 0.01',
    value: ({ cls }) => cls,
    most: always(0.01),
    show: (cls) => cls.toFixed(3),
  },
  {
    name: 'TBT ≤ floor + 50 ms, least of the runs',
    value: ({ tbt, floor }) => tbt - floor.tbt,
    most: always(50),
    show: milliseconds,
  },
  {
    name: 'no external script before load',
    value: ({ bytes }) => bytes.scriptBeforeLoad,
    most: always(0),
    show: kilobytes,
  },
  {
    name: 'inline script ≤ 1.5 kB',
    value: ({ bytes }) => bytes.inlineScript,
    most: always(1_500),
    show: kilobytes,
  },
  {
    name: 'script after idle ≤ 105 kB on an article, ≤ 115 kB on the home page',
    value: ({ bytes }) => bytes.scriptAfterIdle,
    most: (route) => (isArticle(route) ? 105_000 : isHome(route) ? 115_000 : undefined),
    show: kilobytes,
  },
]

const interactionLimits: Limit<MeasuredInteraction>[] = [
  {
    name: 'first tap to next paint ≤ 150 ms, processor slowed 4 ×',
    value: ({ toNextPaint }) => toNextPaint.median,
    most: always(150),
    show: milliseconds,
  },
  {
    name: 'effect visible ≤ 300 ms after the touch',
    value: ({ toEffect }) => toEffect.median,
    most: always(300),
    show: milliseconds,
  },
]

function verdict<Subject>(
  { name, value, most, show }: Limit<Subject>,
  subjects: readonly Subject[],
  nameOf: (subject: Subject) => string,
): Verdict {
  const judged = subjects.flatMap((subject) => {
    const limit = most(subject)
    return limit === undefined ? [] : [{ subject: nameOf(subject), value: value(subject), limit }]
  })
  return {
    name,
    judged: judged.length,
    missed: judged
      // NaN is not within a limit either.
      .filter((one) => !(one.value <= one.limit))
      .map((one) => ({ subject: one.subject, value: show(one.value) })),
  }
}

/** Applies every target to all subjects. */
export function judge(
  routes: readonly Measured[],
  interactions: readonly MeasuredInteraction[],
): Verdict[] {
  return [
    ...routeLimits.map((limit) => verdict(limit, routes, ({ url }) => url)),
    ...interactionLimits.map((limit) => verdict(limit, interactions, ({ name }) => name)),
  ]
}
