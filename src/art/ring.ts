/** Lengths of the marks in turn, ordered so that the repetition is not noticeable. */
const lengths = [66, 90, 74, 112, 84, 66, 78, 104, 70, 92, 78, 110, 68, 86, 74]

const point = (angle: number, radius: number) =>
  [300 + Math.sin(angle) * radius, 300 - Math.cos(angle) * radius] as const

const whole = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`

/**
 * Marks of the gouge around a circle, pointing at its centre.
 *
 * @returns one path in a box of 600 × 600
 */
export function drawRing(count: number): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI
    const length = lengths[place % lengths.length] ?? 80
    // The marks lean slightly left and right in turn, as if cut by hand.
    const lean = place % 2 ? 0.02 : -0.015
    const [outX, outY] = point(angle, 296)
    const [inX, inY] = point(angle + lean, 296 - length)
    const belly = 296 - length * 0.45
    const breadth = (9 + length / 12) / belly
    const [leftX, leftY] = point(angle - breadth, belly)
    const [rightX, rightY] = point(angle + breadth, belly)
    return `M${whole(outX, outY)}Q${whole(leftX, leftY)} ${whole(inX, inY)}Q${whole(rightX, rightY)} ${whole(outX, outY)}`
  }).join('')
}
