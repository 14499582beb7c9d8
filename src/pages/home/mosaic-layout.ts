/** How many of twelve columns a tile takes, by the width of the page. */
export type TileSpan = { phone: number; tablet: number; desktop: number }

/** Divides a number of tiles into rows of three, and of two where a row of one would be left. */
function rowsOf(count: number): (2 | 3)[] {
  if (count <= 1) return []
  return count === 2 || count === 4 ? [2, ...rowsOf(count - 2)] : [3, ...rowsOf(count - 3)]
}

/**
 * Index of the broad tile in a row: the one with a fire; if none or all have one, the sides
 * alternate.
 */
function broadPlace(row: readonly boolean[], place: number): number {
  const burning = row.indexOf(true)
  const turn = place % 2 === 0 ? 0 : row.length - 1
  return burning >= 0 && !row[turn] ? burning : turn
}

/**
 * The columns of all tiles, row by row; `ofThree` has those of the broad and the other tiles of
 * three.
 */
function inRows(
  isFlood: readonly boolean[],
  rows: readonly number[],
  ofThree: readonly [broad: number, other: number],
): number[] {
  let start = 0
  return rows.flatMap((length, place) => {
    const row = isFlood.slice(start, start + length)
    start += length
    const [broad, other] = length === 3 ? ofThree : [7, 5]
    return row.map((_, tile) => (tile === broadPlace(row, place) ? broad : other))
  })
}

/**
 * Two tiles without a fire share a row; one with a fire, or without such a neighbour, has its own.
 */
function phoneSpans(isFlood: readonly boolean[]): number[] {
  const spans: number[] = []
  while (spans.length < isFlood.length) {
    const [one, other] = isFlood.slice(spans.length)
    if (one === false && other === false) spans.push(6, 6)
    else spans.push(12)
  }
  return spans
}

/**
 * Lays out the tiles of the mosaic so that every row is full, whatever their number.
 *
 * @param isFlood which tiles, in order, have their own ground and fire
 */
export function mosaicLayout(isFlood: readonly boolean[]): TileSpan[] {
  const count = isFlood.length
  const desktop = inRows(isFlood, rowsOf(count), [6, 3])
  // Rows of two; with an odd number, three in the last row.
  const pairs = Array.from({ length: Math.floor(count / 2) }, () => 2)
  const tablet = inRows(isFlood, count % 2 === 0 ? pairs : [...pairs.slice(1), 3], [4, 4])
  return phoneSpans(isFlood).map((phone, place) => ({
    phone,
    tablet: tablet[place] ?? 12,
    desktop: desktop[place] ?? 6,
  }))
}
