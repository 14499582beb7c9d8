import { createField } from './fire-field.ts'
import { cutColumns, cutSparks, writeMarks } from './fire-marks.ts'
import { fnv1a32, mulberry32 } from './random.ts'

/** A fire to be drawn: part of the page data, drawn by its component. */
export type FireDrawing = {
  /** Makes the drawing unique; usually the slug or path of its page. */
  seed: string
  /** Width of its box, 16–4000 units; a unit is 2 CSS px at full size. */
  width: number
  /** Height of its box, 16–4000 units; the fire stands on its lower edge. */
  height: number
  /** Number of tongues, 1–9; by default derived from the proportions, at least 2. */
  tongues?: number
  /** Where the tongues gather, as a share 0–1 of the width; by default they fill it. */
  focus?: number
  /** Breadth of the tongues, 0.2–5; 1 by default. */
  spread?: number
  /** Columns of marks, 8–96; by default 40–78, by the width. Fewer if the path gets too long. */
  cols?: number
  /** Height of the bed of embers, as a share 0–0.6 of the height; 0.12 by default. */
  low?: number
  /** Sparks above the tongues, 0–9; by default derived from the seed. */
  sparks?: number
  /** Marks in the tallest columns, 1–6; 3 by default. */
  rows?: number
  /** Selects another drawing for the same seed, 1 or more; 0 by default. */
  salt?: number
}

/** Maximum length of a fire's path, in bytes. */
export const mostFireBytes = 2800

/**
 * Draws a fire made of cuts of the gouge. The same options always give the same drawing.
 *
 * @returns the `d` of one path, {@link mostFireBytes} bytes at most
 */
export function drawFire({ seed, width, height, ...options }: FireDrawing): string {
  const { tongues, focus, spread = 1, low = 0.12, rows = 3, salt = 0 } = options
  const start = fnv1a32(salt === 0 ? seed : `${seed}~${salt}`)
  const block = { width, height, rows }

  let cols = options.cols ?? Math.min(Math.max(Math.round(width / 7), 40), 78)
  for (;;) {
    // Reseeded, with the columns last, so that a pass with fewer columns keeps tongues and sparks.
    const random = mulberry32(start)
    const field = createField(random, { width, height, tongues, focus, spread, low })
    const luck = Math.floor(10 * random())
    const sparks = cutSparks(random, field, block, options.sparks ?? luck)
    const path = writeMarks([...cutColumns(random, field, block, cols), ...sparks])
    if (path.length <= mostFireBytes) return path
    // Length is proportional to the number of columns, so the excess is removed in one pass.
    cols = Math.min(cols - 2, 2 * Math.floor((cols * mostFireBytes) / path.length / 2))
  }
}
