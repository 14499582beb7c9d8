import { createField } from './fire-field.ts'
import { cutColumns, cutSparks, weighColumns, writeMarks } from './fire-marks.ts'
import { fnv1a32, mulberry32 } from './random.ts'

/** A fire to be drawn: page data carries it, its component draws it. */
export type FireDrawing = FireOptions & {
  /** What tells its picture from others, usually the slug or path of the page it stands on. */
  seed: string
  /** Width of its box, 16–4000 units; a unit is 2 CSS px at full size. */
  width: number
  /** Height of its box, 16–4000 units; the fire stands on its lower edge. */
  height: number
}

/** How a fire differs from the one that its seed and size give by themselves. */
export interface FireOptions {
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

const LIMITS = {
  tongues: { least: 1, most: 9, whole: true },
  focus: { least: 0, most: 1, whole: false },
  spread: { least: 0.2, most: 5, whole: false },
  cols: { least: 8, most: 96, whole: true },
  low: { least: 0, most: 0.6, whole: false },
  sparks: { least: 0, most: 9, whole: true },
  rows: { least: 1, most: 6, whole: true },
  salt: { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true },
} satisfies Record<keyof FireOptions, Limit>

const SIZE: Limit = { least: 16, most: 4000, whole: false }

interface Limit {
  least: number
  most: number
  whole: boolean
}

/** Paths by their drawings: a cover stands on several pages, and a component renders often. */
const drawn = new Map<string, string>()

/** More are not kept; a path has less than three kilobytes. */
const keptDrawings = 5_000

/**
 * Draw the site's fire of gouge cuts. The same drawing always gives the same picture.
 *
 * @returns the `d` of one path, {@link MAX_FIRE_BYTES} bytes at most
 * @throws RangeError naming the size or option that is out of its limits
 */
export function drawFire(drawing: FireDrawing): string {
  const key = JSON.stringify(drawing)
  const known = drawn.get(key)
  if (known !== undefined) return known
  const path = cutFire(drawing)
  if (drawn.size >= keptDrawings) drawn.clear()
  drawn.set(key, path)
  return path
}

function cutFire({ seed, width, height, ...options }: FireDrawing): string {
  checkLimit('width', width, SIZE)
  checkLimit('height', height, SIZE)
  for (const [name, limit] of Object.entries(LIMITS)) {
    // The cast: Object.entries forgets that its keys are those of the table.
    const value = options[name as keyof FireOptions]
    if (value !== undefined) checkLimit(name, value, limit)
  }
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

function checkLimit(name: string, value: number, { least, most, whole }: Limit): void {
  if (value >= least && value <= most && (!whole || Number.isInteger(value))) return
  const kind = whole ? 'a whole number' : 'a number'
  throw new RangeError(`drawFire: ${name} is ${value}; give ${kind} from ${least} to ${most}`)
}
