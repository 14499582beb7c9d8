import type { FireDrawing } from './fire.ts'
import type { Field } from './fire-field.ts'

/** A point in viewBox units; y grows downwards. */
type Point = {
  x: number
  y: number
}

/** One cut of the gouge, from `from` to a fine end at `to`. */
type Mark = {
  from: Point
  /**
   * The point that the cut passes at 40 % of its length; away from the straight line, it bends the
   * mark.
   */
  belly: Point
  to: Point
  /** Thickness at the belly, in units. */
  thickness: number
}

/** The wood block that the marks are cut into. */
type Block = Required<Pick<FireDrawing, 'width' | 'height' | 'rows'>>

/** Steps of the table that places the columns, each far narrower than any tongue. */
const grain = 360

/** Units kept free at the left, the right and the top, so that no mark ends outside the block. */
const margin = 2

/** Density of the columns, accumulated from the left edge to each step of the table. */
function weighColumns(field: Field, { width, height }: Block): Float64Array {
  const sums = new Float64Array(grain + 1)
  for (let step = 0; step < grain; step++)
    sums[step + 1] =
      (sums[step] ?? 0) + 0.42 + field.heightAt(((step + 0.5) / grain) * width) / height
  return sums
}

/** Cuts `count` columns of marks, closer together where the fire is tall. */
export function cutColumns(
  random: () => number,
  field: Field,
  block: Block,
  count: number,
): Mark[] {
  const places = placeColumns(random, weighColumns(field, block), block, count)
  return places.flatMap((x, index) => {
    const before = places[index - 1] ?? 0
    const after = places[index + 1] ?? block.width
    return cutColumn(random, field, block, x, (after - before) / 2)
  })
}

function placeColumns(
  random: () => number,
  sums: Float64Array,
  { width }: Block,
  count: number,
): number[] {
  const total = sums[grain] ?? 0
  let step = 0
  return Array.from({ length: count }, (_, index) => {
    const wanted = ((index + 0.5 + 0.35 * (random() - 0.5)) / count) * total
    // The wanted sum grows from column to column, so the search continues where it stopped.
    while ((sums[step] ?? total) < wanted) step++
    const below = sums[step - 1] ?? 0
    const above = sums[step] ?? total
    const x = ((step - 1 + (wanted - below) / (above - below)) / grain) * width
    return Math.min(Math.max(x, margin), width - margin)
  })
}

function cutColumn(
  random: () => number,
  field: Field,
  { width, height, rows }: Block,
  x: number,
  gap: number,
): Mark[] {
  // Uneven neighbours make the silhouette ragged; an even one looks like a tent.
  const fair = field.heightAt(x)
  const rise = fair * (1 - 0.3 * random() ** 2 * (1.15 - fair / height))
  const foot = height - (2 + 3 * random()) * Math.min(1, height / 64)
  const climb = Math.min(rise, foot - margin)

  const driftAt = field.driftFrom(x, rise)
  const reach = driftAt(1)
  const room = (reach < 0 ? x : width - x) - margin
  const leash = Math.abs(reach) > room ? room / Math.abs(reach) : 1
  const pointAt = (u: number): Point => ({
    x: Math.min(Math.max(x + leash * driftAt(u), margin), width - margin),
    y: foot - climb * u,
  })

  const fattest = Math.min(0.8 * gap, 0.048 * height + 2, 8)
  const broken = Math.round((1.05 * rows * rise) / height + 0.7 * (random() - 0.5))
  // A column that is short for its thickness is not divided, which would leave pebbles.
  const count = Math.max(1, Math.min(broken, rows, Math.floor(rise / (5 * fattest))))
  const lot = (0.28 + 0.34 * random()) / Math.max(1, count - 1)
  const first = count === 1 ? 1 : Math.max(lot, (4.5 * fattest) / rise)
  const other = (1 - first) / Math.max(1, count - 1)
  const plumpest = count === 1 ? 0.38 : 0.24

  return Array.from({ length: count }, (_, index) => {
    const start = index === 0 ? 0 : first + other * (index - 1)
    const end = index === count - 1 ? 1 : first + other * index - (0.03 + 0.02 * random())
    const from = pointAt(start)
    const to = pointAt(end)
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const thickness = fattest * (1 - 0.55 * start) * (0.8 + 0.45 * random())
    return {
      from,
      belly: pointAt(start + 0.4 * (end - start)),
      to,
      thickness: Math.min(thickness, plumpest * length + 1),
    }
  })
}

/** Cuts `count` sparks around the tips of the tongues: single marks of 4–12 units. */
export function cutSparks(
  random: () => number,
  field: Field,
  { width, height }: Block,
  count: number,
): Mark[] {
  return Array.from({ length: count }, () => {
    const tongue = field.tongues[Math.floor(random() * field.tongues.length)]
    const center = tongue?.center ?? width / 2
    const tip = 0.95 * height * (tongue?.height ?? 1)
    const side = 2 * random() - 1
    const aside = (Math.sign(side) + 1.4 * side) * (tongue?.breadth ?? 0)
    const length = (4 + 8 * random()) * Math.min(1, height / 180 + 0.2)
    const slant = 0.7 * (random() - 0.5) * length
    const x = center + field.driftFrom(center, tip)(1) + aside
    const y = height - Math.max(tip * (0.55 + 0.5 * random()), field.heightAt(x - slant) + 6)

    const from = {
      x: Math.min(Math.max(x, margin + length), width - margin - length),
      y: Math.max(y, margin + length),
    }
    return {
      from,
      belly: { x: from.x + 0.4 * slant, y: from.y - 0.4 * length },
      to: { x: from.x + slant, y: from.y - length },
      thickness: 0.34 * length + 1,
    }
  })
}

/** Writes marks as one path: integers, relative commands, no closing command. */
export function writeMarks(marks: readonly Mark[]): string {
  // Joined at the end, because V8 keeps all pieces of a concatenated string, ten times its size.
  const commands: string[] = []
  let pen: Point = { x: 0, y: 0 }
  for (const { from, belly, to, thickness } of marks) {
    const start = { x: Math.round(from.x), y: Math.round(from.y) }
    const way = { x: Math.round(to.x) - start.x, y: Math.round(to.y) - start.y }
    const length = Math.hypot(way.x, way.y)
    if (length === 0) continue

    // Widened along the normal of the cut; widened sideways, leaning marks become hairlines.
    const push = { x: (-way.y / length) * thickness, y: (way.x / length) * thickness }
    // A quadratic curve reaches about half way to its control point.
    const heart = {
      x: 2 * (belly.x - from.x) - 0.4 * (to.x - from.x),
      y: 2 * (belly.y - from.y) - 0.4 * (to.y - from.y),
    }
    const out = [heart.x + push.x, heart.y + push.y, way.x, way.y]
    const back = [heart.x - way.x - push.x, heart.y - way.y - push.y, -way.x, -way.y]
    commands.push(command(commands.length === 0 ? 'M' : 'm', [start.x - pen.x, start.y - pen.y]))
    commands.push(command('q', [...out, ...back]))
    pen = start
  }
  return commands.join('')
}

/** A path command; a number needs no space before it after the letter or before a minus sign. */
function command(letter: string, numbers: readonly number[]): string {
  let text = letter
  for (const number of numbers) {
    // Adding 0 turns -0 into 0.
    const whole = Math.round(number) + 0
    text += whole < 0 || text === letter ? whole : ` ${whole}`
  }
  return text
}
