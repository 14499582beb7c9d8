/** A bar's box: as wide as the scale, and stretched to the available width. */
export const barBox = { width: 1000, height: 12 }

/** Distance between the cuts of a bar. */
const pitch = 26

const short = (value: number) => Number(value.toFixed(1)) + 0

/** A slightly leaning cut, and the move to the next one. */
const cut = (step: number) =>
  `q${short(-0.8 * step)}-7 ${short(0.2 * step)}-12q${short(0.8 * step)} 5 ${short(-0.2 * step)} 12m${step} 0`

/** A row of cuts from one point of the scale to another; the last one takes the remaining width. */
export function drawBar(from: number, to: number): string {
  const [left, right] = [Math.min(from, to), Math.max(from, to)].map(Math.round) as [number, number]
  const count = Math.floor((right - left) / pitch)
  const rest = right - left - count * pitch
  const last = rest < 3 ? '' : `m${short((rest - pitch) / 2)} 0${cut(rest)}`
  return `M${left + pitch / 2} 12${cut(pitch).repeat(count)}${last}`
}

/** A hundred marks in four rows. */
export const marksBox = { width: 250, height: 112 }

const perRow = 25

/**
 * The first `count` of a hundred marks, the same in every chart, because repeated text compresses
 * well.
 */
export function drawMarks(count: number): string {
  const mark = 'q-8-9 0-24q7 13 0 24m10 0'
  return Array.from({ length: Math.ceil(count / perRow) }, (_, row) =>
    mark.repeat(Math.min(perRow, count - row * perRow)),
  ).reduce((path, row) => `${path}m${-10 * perRow} 28${row}`, `M${5 + 10 * perRow}-2`)
}
