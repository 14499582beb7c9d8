import { writeMarks } from './fire-marks.ts'
import { fnv1a32, mulberry32 } from './random.ts'

/** Size of a row of ashes, in units, and the approximate number of marks in it. */
const box = { width: 1440, height: 40, count: 62 }

/** A row of cold ashes: short straight marks leaning in all directions, a few of them taller. */
export function drawAshes(seed: string): string {
  const random = mulberry32(fnv1a32(seed))
  const { width, height, count } = box
  const step = width / count
  const marks = Array.from({ length: count }, (_, index) => {
    const place = (index + 0.5 + 0.7 * (random() - 0.5)) * step
    const size = height * (0.34 + 0.62 * random() ** 1.6)
    const lean = (random() - 0.45) * 0.9 * size
    const thickness = Math.min(0.24 * size + 3, 9) * (0.85 + 0.3 * random())
    const x = Math.min(Math.max(place, step / 2), width - step / 2)
    return {
      from: { x, y: height },
      belly: { x: x + 0.4 * lean, y: height - 0.4 * size },
      to: { x: x + lean, y: height - size },
      thickness,
    }
  })
  return writeMarks(marks)
}

/** A thread of smoke that grows fainter as it rises: one path in a box of 48 × 330. */
export const threadOfSmoke =
  'M27 328q9-8 3-23-10 13-3 23m4-30q8-8 2-23-9 13-2 23m2-30q7-9 0-22-7 13 0 22m0-29q6-10-3-22-5 14 3 22m-4-29q4-10-4-22-4 14 4 22m-6-29q4-10-5-21-3 14 5 21m-6-28q4-9-4-21-3 14 4 21m-5-28q4-9-2-21-4 13 2 21m-2-28q5-8 1-20-5 12-1 20m2-27q6-7 4-20-6 11-4 20m6-27q6-7 5-20-6 11-5 20'

/** The last ember: one path in a box of 52 × 52. */
export const lastEmber =
  'M11 51q5-9-4-20-4 13 4 20m14 0q15-19 2-49-15 29-2 49m13 0q5-12-6-25-4 17 6 25'
