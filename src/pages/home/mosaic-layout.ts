/** How many of twelve columns a tile takes, by the width of the page. */
export type TileSpan = { phone: number; tablet: number; desktop: number }

/** Rows of three as long as what is left can be rows of two or three; no row of one. */
function rowsOf(count: number): (2 | 3)[] {
  if (count <= 1) return []
  return count === 2 || count === 4 ? [2, ...rowsOf(count - 2)] : [3, ...rowsOf(count - 3)]
}

/** The broad tile of a row is the one with fire; where none has one, or all, sides take turns. */
function broadPlace(row: readonly boolean[], place: number): number {
  const burning = row.indexOf(true)
  const turn = place % 2 === 0 ? 0 : row.length - 1
  return burning >= 0 && !row[turn] ? burning : turn
}

/** The columns of all tiles, row by row; `ofThree` are those of the broad tile and of its two neighbours. */
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

/** Two quiet tiles side by side, a tile with fire alone; so is the quiet one that has no neighbour. */
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
 * Places the tiles of the mosaic so that every row is full, however many there are.
 *
 * @param isFlood which tiles have a ground and a fire of their own, in order
 */
export function mosaicLayout(isFlood: readonly boolean[]): TileSpan[] {
  const count = isFlood.length
  const desktop = inRows(isFlood, rowsOf(count), [6, 3])
  // Pairs, and three in the last row of an odd number.
  const pairs = Array.from({ length: Math.floor(count / 2) }, () => 2)
  const tablet = inRows(isFlood, count % 2 === 0 ? pairs : [...pairs.slice(1), 3], [4, 4])
  return phoneSpans(isFlood).map((phone, place) => ({
    phone,
    tablet: tablet[place] ?? 12,
    desktop: desktop[place] ?? 6,
  }))
}
