/** A cut between two heights on the vertical axis of the box; `half` is half its width. */
function cut(top: number, bottom: number, half: number): string {
  const height = bottom - top
  const side = 2 * half
  const up = -height * 0.44
  return `M32 ${bottom}q${-side} ${up} 0 ${-height}q${side} ${height + up} 0 ${height}`
}

/** A bar of a chart in a box of 64 × 140: a flame with a cut in it, wider the taller it is. */
export function chartMark(height: number): string {
  const at = (share: number) => Math.round(140 - height * share)
  return (
    cut(140 - height, 140, Math.round(14 + height / 9)) +
    cut(at(0.72), at(0.14), height > 100 ? 7 : 5)
  )
}
