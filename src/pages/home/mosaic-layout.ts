/** How many of twelve columns a tile takes, by the width of the page. */
export type TileSpan = { phone: 6 | 12; tablet: 4 | 5 | 7 | 12; desktop: 3 | 5 | 6 | 7 }

type Row<Span> = readonly Span[]

/** Rows of three as long as what is left can be rows of two or three; no row of one. */
function rowsOf(count: number): (2 | 3)[] {
  if (count <= 1) return []
  return count === 2 || count === 4 ? [2, ...rowsOf(count - 2)] : [3, ...rowsOf(count - 3)]
}

/** Hands out the tiles row by row; `widths` gives a row its columns. */
function inRows<Span>(
  isFlood: readonly boolean[],
  rows: readonly number[],
  widths: (row: readonly boolean[], place: number) => Row<Span>,
): Span[] {
  const starts = rows.map((_, place) => rows.slice(0, place).reduce((sum, one) => sum + one, 0))
  return rows.flatMap((length, place) => {
    const start = starts[place] ?? 0
    return widths(isFlood.slice(start, start + length), place)
  })
}

/** The broad tile of a row is the one with fire; where none has one, or all, sides take turns. */
function broadPlace(row: readonly boolean[], place: number): number {
  const burning = row.indexOf(true)
  const turn = place % 2 === 0 ? 0 : row.length - 1
  return burning >= 0 && !row[turn] ? burning : turn
}

function desktopRow(row: readonly boolean[], place: number): Row<TileSpan['desktop']> {
  const broad = broadPlace(row, place)
  if (row.length === 3) return row.map((_, tile) => (tile === broad ? 6 : 3))
  return row.map((_, tile) => (tile === broad ? 7 : 5))
}

function tabletRow(row: readonly boolean[], place: number): Row<TileSpan['tablet']> {
  if (row.length === 3) return row.map(() => 4)
  const broad = broadPlace(row, place)
  return row.map((_, tile) => (tile === broad ? 7 : 5))
}

/** Two quiet tiles side by side, a tile with fire alone; so is the quiet one that has no neighbour. */
function phoneSpans(isFlood: readonly boolean[]): TileSpan['phone'][] {
  const spans: TileSpan['phone'][] = []
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
  const desktop = inRows(isFlood, rowsOf(count), desktopRow)
  // Pairs, and three in the last row of an odd number.
  const pairs = Array.from({ length: Math.floor(count / 2) }, () => 2)
  const tablet = inRows(isFlood, count % 2 === 0 ? pairs : [...pairs.slice(1), 3], tabletRow)
  return phoneSpans(isFlood).map((phone, place) => ({
    phone,
    tablet: tablet[place] ?? 12,
    desktop: desktop[place] ?? 6,
  }))
}
