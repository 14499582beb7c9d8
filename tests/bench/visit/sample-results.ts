import type { Measured } from '../../../bench/visit/measured.ts'

/** A route that reaches every target. */
export function measured(changes: Partial<Measured> = {}): Measured {
  return {
    url: '/blog/hola',
    kind: 'article',
    minutes: 8,
    isNoindex: false,
    scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    fcp: 690,
    lcp: 690,
    cls: 0.01,
    tbt: 50,
    lost: [],
    floor: { fcp: 600, lcp: 600, cls: 0, tbt: 0 },
    bytes: bytes(),
    ...changes,
  }
}

/** What a route may cost at most. */
export function bytes(changes: Partial<Measured['bytes']> = {}): Measured['bytes'] {
  return {
    html: 13_500,
    inlineScript: 1_500,
    scriptBeforeLoad: 0,
    scriptAfterIdle: 105_000,
    ownBody: 0,
    fonts: 64_000,
    fontsBeforeLoad: 0,
    ...changes,
  }
}
