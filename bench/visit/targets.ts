import type { Measured } from './measured.ts'
import type { MeasuredInteraction } from './measured-interaction.ts'

/** One target: what is looked at, and how much of it is allowed. */
type Limit<Subject> = {
  /** The sentence of the table of targets. */
  name: string
  value: (subject: Subject) => number
  /** At most this; undefined where the target does not speak of a subject. */
  most: (subject: Subject) => number | undefined
  show: (value: number) => string
}

/** How many subjects a target speaks of, and which of them miss it. */
export type Verdict = {
  name: string
  judged: number
  missed: { subject: string; value: string }[]
}

const isHome = ({ kind }: Measured) => kind === 'home'
const isArticle = ({ kind }: Measured) => kind === 'article'
/** A score that must be full, as points that are lost. */
const lost = (category: string) => (route: Measured) => 100 - (route.scores[category] ?? 0)

const count = (value: number) => String(Math.round(value))
const points = (value: number) => `−${count(value)}`
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`
const milliseconds = (value: number) => `${count(value)} ms`
const ratio = (value: number) => `${value.toFixed(2)} ×`
const bytes = (value: number) => `${value} B`

const always = (most: number) => () => most

/** The longest article whose size has a limit, in minutes. */
const longArticle = 10

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
  {
    name: 'FCP ≤ 1.10 × floor, home ≤ 1.25 ×',
    value: ({ fcp, floor }) => fcp / floor.fcp,
    most: (route) => (isHome(route) ? 1.25 : 1.1),
    show: ratio,
  },
  {
    name: 'LCP ≤ 1.15 × floor, home ≤ 1.30 ×',
    value: ({ lcp, floor }) => lcp / floor.lcp,
    most: (route) => (isHome(route) ? 1.3 : 1.15),
    show: ratio,
  },
  {
    name: 'CLS 0.000',
    value: ({ cls }) => cls,
    // What three decimals show as zero.
    most: always(0.0005),
    show: (value) => value.toFixed(3),
  },
  {
    name: 'TBT ≤ floor + 20 ms, least of the runs',
    value: ({ tbt, floor }) => tbt - floor.tbt,
    most: always(20),
    show: milliseconds,
  },
  {
    name: 'no external script before load',
    value: (route) => route.bytes.scriptBeforeLoad,
    most: always(0),
    show: bytes,
  },
  {
    name: 'inline script ≤ 2 kB',
    value: (route) => route.bytes.inlineScript,
    most: always(2000),
    show: bytes,
  },
  {
    name: 'script after idle ≤ 80 kB on an article, ≤ 90 kB on the home page',
    value: (route) => route.bytes.scriptAfterIdle,
    most: (route) => (isArticle(route) ? 80_000 : isHome(route) ? 90_000 : undefined),
    show: kilobytes,
  },
  {
    name: "an article's own chunk is not loaded",
    value: (route) => route.bytes.ownBody,
    most: (route) => (isArticle(route) ? 0 : undefined),
    show: bytes,
  },
  {
    name: `HTML ≤ 13.5 kB on articles of up to ${longArticle} minutes, ≤ 32 kB on the home page`,
    value: (route) => route.bytes.html,
    most: (route) => {
      if (isHome(route)) return 32_000
      return isArticle(route) && (route.minutes ?? 0) <= longArticle ? 13_500 : undefined
    },
    show: kilobytes,
  },
  {
    name: 'no font before load',
    value: (route) => route.bytes.fontsBeforeLoad,
    most: always(0),
    show: bytes,
  },
  {
    name: 'fonts ≤ 64 kB',
    value: (route) => route.bytes.fonts,
    most: always(64_000),
    show: kilobytes,
  },
]

const interactionLimits: Limit<MeasuredInteraction>[] = [
  {
    name: 'interaction to next paint ≤ 100 ms, processor slowed 4 ×',
    value: ({ toNextPaint }) => toNextPaint.median,
    most: always(100),
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
      // Not a number is not within a limit either.
      .filter((one) => !(one.value <= one.limit))
      .map((one) => ({ subject: one.subject, value: show(one.value) })),
  }
}

/** Judges everything by every target that speaks of it. */
export function judge(
  routes: readonly Measured[],
  interactions: readonly MeasuredInteraction[],
): Verdict[] {
  return [
    ...routeLimits.map((limit) => verdict(limit, routes, ({ url }) => url)),
    ...interactionLimits.map((limit) => verdict(limit, interactions, ({ name }) => name)),
  ]
}
