/** What a layer of a pictogram is painted with; the ground it stands on decides the colours. */
type Paint = 'ink' | 'ember' | 'ground' | 'paper' | 'red' | 'flame' | 'gold'

/** A bold drawing in flat layers, bottom first. */
export type PictogramDrawing = {
  width: number
  height: number
  layers: readonly { paint: Paint; d: string }[]
}

/** A cut between two points on a line: `half` is its half breadth, `belly` where it is broadest. */
function cut(x: number, top: number, bottom: number, half: number, belly = 0.5): string {
  const height = bottom - top
  const side = 2 * half
  const up = -height * (1 - belly)
  return `M${x} ${bottom}q${-side} ${up} 0 ${-height}q${side} ${height + up} 0 ${height}`
}

/** The same lying down. */
function lying(y: number, left: number, right: number, half: number): string {
  const width = right - left
  return `M${left} ${y}q${width / 2} ${-2 * half} ${width} 0q${-width / 2} ${2 * half} ${-width} 0`
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

const polygon = (...points: (readonly [number, number])[]) => `M${points.join('L')}z`

const bag: PictogramDrawing = {
  width: 112,
  height: 84,
  layers: [
    {
      paint: 'ink',
      d: `M21 29v-8a17 17 0 0 1 34 0v8h-5v-8a12 12 0 0 0-24 0v8z${box(6, 29, 64, 53)}${[18, 28, 38, 48, 58].map((x, place) => cut(x, place % 2 ? 46 : 40, place % 2 ? 70 : 73, 3)).join('')}`,
    },
    { paint: 'ember', d: cut(82, 41, 82, 6.5, 0.6) + cut(95, 55, 82, 5.5, 0.6) },
  ],
}

const sheet = (y: number) => lying(y, 4, 108, 18) + lying(y, 30, 82, 3.5)

const stack: PictogramDrawing = {
  width: 112,
  height: 84,
  layers: [
    { paint: 'ink', d: sheet(66) },
    { paint: 'ink', d: sheet(42) },
    { paint: 'ember', d: sheet(18) },
  ],
}

const speech: PictogramDrawing = {
  width: 112,
  height: 84,
  layers: [
    {
      paint: 'ink',
      d: `M4 6h86v54H37L19 78V60H4z${cut(26, 26, 50, 5, 0.6)}${cut(47, 16, 50, 5.5, 0.6)}${cut(68, 29, 50, 5, 0.6)}`,
    },
    { paint: 'ember', d: cut(100, 40, 84, 8, 0.6) },
  ],
}

const joined: PictogramDrawing = {
  width: 112,
  height: 84,
  layers: [
    {
      paint: 'ink',
      d: `${box(2, 18, 42, 48)}${box(68, 18, 42, 48)}${[12, 24, 88, 100].map((x) => cut(x, 24, 60, 4)).join('')}`,
    },
    { paint: 'ember', d: [29, 42, 55].map((y) => lying(y, 32, 80, 5.5)).join('') },
  ],
}

/** A flame with a cut in it, in a box 140 high; both by their half breadths. */
function flame(x: number, height: number, half: number, inner: number): string {
  const at = (share: number) => Math.round(140 - height * share)
  return cut(x, 140 - height, 140, half, 0.56) + cut(x, at(0.72), at(0.14), inner, 0.56)
}

const bar = (x: number, height: number) => flame(x, height, 13, height > 100 ? 5 : 4)

/** A bar of a chart in a box of 64 × 140: the higher, the broader. */
export const chartMark = (height: number): string =>
  flame(32, height, Math.round(14 + height / 9), height > 100 ? 7 : 5)

const bars: PictogramDrawing = {
  width: 264,
  height: 142,
  layers: [
    {
      paint: 'ink',
      d: [34, 54, 45, 71, 63, 89, 80].map((height, place) => bar(16 + 32 * place, height)).join(''),
    },
    { paint: 'ember', d: bar(246, 140) },
  ],
}

/** Drawings for the quiet tiles of services, by the name of the icon that they stand for. */
export const servicePictograms: Readonly<Record<string, PictogramDrawing>> = {
  'shopping-bag': bag,
  stack,
  'chats-circle': speech,
  'puzzle-piece': joined,
  'chart-bar': bars,
}

const page: PictogramDrawing = {
  width: 200,
  height: 160,
  layers: [
    {
      paint: 'ink',
      d:
        box(14, 6, 118, 154) +
        [30, 48, 66, 84, 102, 120, 138]
          .map((y, place) => lying(y, 28, place % 2 ? 92 : 116, 4.5))
          .join(''),
    },
    { paint: 'ink', d: polygon([105, 112], [143, 132], [101, 161]) },
    { paint: 'red', d: polygon([172, 0], [200, 15], [139, 129], [111, 114]) },
    { paint: 'ground', d: polygon([111, 118], [136, 132], [118, 146], [108, 141]) },
  ],
}

const chevron = (mirror: boolean) =>
  polygon(
    ...(
      [
        [2, 90],
        [62, 24],
        [79, 39],
        [36, 90],
        [79, 141],
        [62, 156],
      ] as const
    ).map(([x, y]) => [mirror ? 226 - x : x, y] as const),
  )

const code: PictogramDrawing = {
  width: 226,
  height: 170,
  layers: [
    { paint: 'ink', d: chevron(false) + chevron(true) },
    { paint: 'flame', d: cut(113, 0, 170, 23, 0.56) },
    { paint: 'ground', d: cut(113, 68, 156, 8, 0.6) },
  ],
}

const shapes: PictogramDrawing = {
  width: 184,
  height: 150,
  layers: [
    { paint: 'ink', d: 'M2 80a68 68 0 1 1 136 0a68 68 0 1 1-136 0' },
    { paint: 'ember', d: box(80, 2, 104, 104) },
    { paint: 'paper', d: 'M80 13a68 68 0 0 1 52.5 93H80z' },
    {
      paint: 'ink',
      d: [30, 35, 42, 48, 56, 70]
        .map(
          (top, place) =>
            `M${88 + 8 * place} 100q-3-${50 - 4 * place} 3-${100 - top}q2 ${50 - 4 * place}-3 ${100 - top}`,
        )
        .join(''),
    },
  ],
}

const chart: PictogramDrawing = {
  width: 229,
  height: 172,
  layers: [
    {
      paint: 'ink',
      d: [66, 110, 82, 142]
        .map((height, place) => cut(22 + 46 * place, 172 - height, 172, 19, 0.58))
        .join(''),
    },
    { paint: 'gold', d: cut(207, 2, 172, 19, 0.58) },
  ],
}

/** Drawings for the matchboxes of the AI apps, by the name of the icon that they stand for. */
export const appPictograms: Readonly<Record<string, PictogramDrawing>> = {
  'note-pencil': page,
  code,
  palette: shapes,
  'chart-bar': chart,
}
