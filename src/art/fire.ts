import { createField } from './fire-field.ts'
import { cutColumns, cutSparks, weighColumns, writeMarks } from './fire-marks.ts'
import { fnv1a32, mulberry32 } from './random.ts'

/** A fire to be drawn: page data carries it, its component draws it. */
export type FireDrawing = {
  /** What tells its picture from others, usually the slug or path of the page it stands on. */
  seed: string
  /** Width of its box, 16–4000 units; a unit is 2 CSS px at full size. */
  width: number
  /** Height of its box, 16–4000 units; the fire stands on its lower edge. */
  height: number
  /** Number of tongues, 1–9; by default as many as the proportions call for, 2 or more. */
  tongues?: number
  /** Where the tongues gather, 0–1 of the width; by default they take all of it. */
  focus?: number
  /** Breadth of the tongues, 0.2–5; 1 by default. */
  spread?: number
  /** Columns of marks, 8–96; by default 40–78, by the width. Fewer if the bytes run out. */
  cols?: number
  /** Height of the bed of embers, 0–0.6 of the height; 0.12 by default. */
  low?: number
  /** Sparks over the tongues, 0–9; by default the seed decides. */
  sparks?: number
  /** Marks in the tallest columns, 1–6; 3 by default. */
  rows?: number
  /** Another picture for the same seed, 1 and up; 0, the default, is the seed's own. */
  salt?: number
}

/** No fire's path is longer than this, in bytes. */
export const MAX_FIRE_BYTES = 2400

/**
 * Draw the site's fire of gouge cuts. The same drawing always gives the same picture.
 *
 * @returns the `d` of one path, {@link MAX_FIRE_BYTES} bytes at most
 */
export function drawFire({ seed, width, height, ...options }: FireDrawing): string {
  const { tongues, focus, spread = 1, low = 0.12, rows = 3, salt = 0 } = options
  const start = fnv1a32(salt === 0 ? seed : `${seed}~${salt}`)
  const block = { width, height, rows }

  // The field is the same in every turn, so its weights are too.
  let weights: Float64Array | undefined
  let cols = options.cols ?? Math.min(Math.max(Math.round(width / 7), 40), 78)
  for (;;) {
    // Seeded anew and columns last, so that fewer columns leave tongues and sparks in their place.
    const random = mulberry32(start)
    const field = createField(random, { width, height, tongues, focus, spread, low })
    const luck = Math.floor(10 * random())
    const sparks = cutSparks(random, field, block, options.sparks ?? luck)
    weights ??= weighColumns(field, block)
    const path = writeMarks([...cutColumns(random, field, weights, block, cols), ...sparks])
    if (path.length <= MAX_FIRE_BYTES) return path
    // Bytes grow with the columns: the share that is too much is taken off at once.
    cols = Math.min(cols - 2, 2 * Math.floor((cols * MAX_FIRE_BYTES) / path.length / 2))
  }
}
