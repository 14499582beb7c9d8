import type { FireDrawing } from '../art/fire.ts'

/** A fire without its seed, which the caller adds. */
type Recipe = Omit<FireDrawing, 'seed'>

/** The fire of the home page, also shown in its image for shared links. */
export const heroFire: FireDrawing = {
  seed: 'inicio',
  width: 720,
  height: 292,
  focus: 0.735,
  tongues: 5,
  spread: 0.84,
  cols: 66,
  low: 0.05,
  sparks: 8,
  salt: 16,
}

/** Wide and of medium height, for heads and calls to action. */
export const wideFire: Recipe = { width: 720, height: 118, cols: 80, low: 0.14 }

/**
 * The same in few and broad tongues, for the head of a service: its first flight has bytes for fewer
 * columns.
 */
export const serviceFire: Recipe = { ...wideFire, cols: 50, low: 0.12, tongues: 5, spread: 1.4 }

/** Wide and low, for the bottom of a block. */
export const lowFire: Recipe = { width: 720, height: 64, cols: 84, low: 0.2, spread: 1.5 }

/** Small and low, for dialogs and loading states. */
export const smallFire: Recipe = {
  width: 260,
  height: 34,
  low: 0.3,
  spread: 2,
  tongues: 4,
  sparks: 0,
}
