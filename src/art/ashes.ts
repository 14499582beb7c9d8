import { type Mark, writeMarks } from './fire-marks.ts'
import { fnv1a32, mulberry32 } from './random.ts'

/** A straight cut of the gouge. */
function cut(x: number, y: number, dx: number, dy: number, thickness: number): Mark {
  const from = { x, y }
  return {
    from,
    belly: { x: x + 0.4 * dx, y: y + 0.4 * dy },
    to: { x: x + dx, y: y + dy },
    thickness,
  }
}

/**
 * A row of cold ashes: short marks that lean every way, here and there a taller one.
 *
 * @param height of the tallest mark, in units; the marks stand on it
 * @param count about how many marks
 */
export function drawAshes(slug: string, width: number, height: number, count: number): string {
  const random = mulberry32(fnv1a32(slug))
  const step = width / count
  const marks = Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5 + 0.7 * (random() - 0.5)) * step
    const size = height * (0.34 + 0.62 * random() ** 1.6)
    const lean = (random() - 0.45) * 0.9 * size
    const thickness = Math.min(0.24 * size + 3, 9) * (0.85 + 0.3 * random())
    return cut(Math.min(Math.max(x, step / 2), width - step / 2), height, lean, -size, thickness)
  })
  return writeMarks(marks)
}

function drawSmoke(): string {
  const marks: Mark[] = []
  const drift = (y: number) => 24 + 13 * Math.sin((330 - y) / 52 + 0.35) * (0.55 + (330 - y) / 420)
  for (let y = 328, size = 23; y - size > 0; y -= size + 7, size *= 0.985) {
    const x = drift(y)
    marks.push(cut(x, y, drift(y - size) - x, -size, 3 + (y / 330) * 5))
  }
  return writeMarks(marks)
}

/** A thread of smoke, fainter the higher it has come: one path in a box of 48 × 330. */
export const threadOfSmoke = drawSmoke()

/** The last ember: one path in a box of 52 × 52. */
export const lastEmber = writeMarks([
  cut(11, 51, -4, -20, 7),
  cut(25, 51, 2, -49, 14),
  cut(38, 51, -6, -25, 8),
])
