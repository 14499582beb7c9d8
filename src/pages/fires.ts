import type { FireOptions } from '../art/fire.ts'

/** A fire by its box and what sets it apart; whoever lights it gives the slug. */
type Recipe = readonly [width: number, height: number, options: FireOptions]

/** The home page's, which the picture of shared links shows too. */
export const heroFire = [
  'inicio',
  720,
  292,
  { focus: 0.735, tongues: 5, spread: 0.84, cols: 76, low: 0.05, sparks: 8, salt: 16 },
] as const satisfies readonly [slug: string, ...Recipe]

/** Wide and of middling height, for heads and invitations. */
export const wideFire = (salt?: number): Recipe => [720, 118, { cols: 80, low: 0.14, salt }]

/** Wide and low, for the foot of a block. */
export const lowFire: Recipe = [720, 64, { cols: 84, low: 0.2, spread: 1.5 }]

/** Small and low, for dialogs and what is loading. */
export const smallFire: Recipe = [260, 34, { low: 0.3, spread: 2, tongues: 4, sparks: 0 }]
