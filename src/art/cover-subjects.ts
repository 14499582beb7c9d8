/** What the cover of an article can show over its fire. */
export const coverSubjects = ['hands', 'hook', 'stopwatch'] as const

export type CoverSubject = (typeof coverSubjects)[number]

/** A bold drawing in one colour: a path whose cuts are holes by the even-odd rule. */
export type SubjectDrawing = { width: number; height: number; d: string }

type Point = readonly [x: number, y: number]

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`

/** A cut of the gouge from one point to another, fattest before its middle. */
function cut([x, y]: Point, [toX, toY]: Point, half: number): string {
  const [dx, dy] = [toX - x, toY - y]
  const push = (2 * half) / Math.hypot(dx, dy)
  const belly = (side: number): Point => [
    x + 0.4 * dx - side * push * dy,
    y + 0.4 * dy + side * push * dx,
  ]
  return `M${at([x, y])}Q${at(belly(1))} ${at([toX, toY])}Q${at(belly(-1))} ${at([x, y])}`
}

/** A cut that points away from a centre; degrees go clockwise from the top. */
function ray([x, y]: Point, degrees: number, from: number, to: number, half: number): string {
  const turn = (degrees * Math.PI) / 180
  const on = (radius: number): Point => [x + radius * Math.sin(turn), y - radius * Math.cos(turn)]
  return cut(on(from), on(to), half)
}

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const numbers = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** A bent bar along points, each with its half breadth there; few points make a smooth bend. */
function bar(spine: readonly (readonly [x: number, y: number, half: number])[]): string {
  const side = (sign: number): Point[] =>
    spine.map(([x, y, half], index) => {
      const [fromX, fromY] = spine[index - 1] ?? [x, y]
      const [toX, toY] = spine[index + 1] ?? [x, y]
      const push = (sign * half) / Math.hypot(toX - fromX, toY - fromY)
      return [x - push * (toY - fromY), y + push * (toX - fromX)]
    })
  const along = (points: readonly Point[]) =>
    points.slice(1).map((point, index) => {
      const [nextX, nextY] = points[index + 2] ?? point
      return `Q${at(point)} ${at([(point[0] + nextX) / 2, (point[1] + nextY) / 2])}`
    })
  const [left, right] = [side(1), side(-1).reverse()]
  return `M${left.slice(0, 1).map(at)}${along(left).join('')}L${right.slice(0, 1).map(at)}${along(right).join('')}z`
}

/** Where the two fingers meet. */
const meeting: Point = [178, 78]

/** A printer's fist and a machine's, about to touch. */
const hands: SubjectDrawing = {
  width: 356,
  height: 156,
  d: [
    // The hand: cuff, then thumb, forefinger and three bent fingers in one piece, with its cuts.
    'M2 62l26-3v74l-26-4z',
    'M33 66q26-20 58-18q30-16 44-12q6 6-2 14l-20 14h42q10 4 8 12q-2 7-10 7l-50 2q8 4 6 12q-2 6-8 7q3 5-1 10q-3 5-9 5q1 7-6 9q-28 6-52 1z',
    ...[70, 84, 98, 112].map((y) => cut([36, y + 4], [62 + (y % 3) * 8, y], 2.4)),
    cut([112, 85], [72, 84], 2.6),
    cut([110, 103], [74, 102], 2.4),
    cut([100, 118], [72, 118], 2.2),
    cut([72, 60], [116, 50], 2.4),
    cut([118, 71], [158, 73], 1.8),
    // The machine: forefinger of three pieces, thumb, palm, bent fingers, arm.
    'M194 78l16-10h18v20h-18z',
    disc(238, 78, 8) + disc(238, 78, 3),
    box(248, 66, 24, 24),
    'M242 30l40 14-5 14-40-14z',
    'M278 48h46v90h-44l-14-16v-20h12z',
    disc(300, 70, 6) + disc(300, 70, 2),
    ...[94, 106, 118].map((y) => cut([316, y], [286, y], 2.6)),
    ...[100, 114, 128].map((y, place) => box(232 + 7 * place, y, 28 - 4 * place, 10)),
    box(330, 44, 24, 98),
    disc(342, 58, 5) + disc(342, 128, 5),
    cut([342, 112], [342, 74], 2.6),
    // What leaps over.
    ...[-34, 2, 37, 143, 179, 215].map((degrees, place) =>
      ray(meeting, degrees, 16, place % 3 === 1 ? 54 : 40, 4),
    ),
  ].join(''),
}

/** A point of the hook's bend, so far out of its middle line. */
function onBend(degrees: number, out = 0): Point {
  const turn = (degrees * Math.PI) / 180
  return [106 + (62 + out) * Math.cos(turn), 142 + (66 + out) * Math.sin(turn)]
}

const hook: SubjectDrawing = {
  width: 240,
  height: 240,
  d: [
    disc(168, 30, 24) + disc(168, 30, 11),
    bar([
      [168, 52, 10],
      [168, 80, 13],
      [168, 112, 15],
      ...numbers(0, 180, 20).map((degrees) => [...onBend(degrees), 16 - degrees / 36] as const),
      [43, 106, 8],
      [46, 66, 1],
    ]),
    'M46 64q30 18 30 60q-14-18-30-22z',
    ...[0, 1, 2, 3].map((place) =>
      cut([165 + 5 * (place % 2), 84 + 18 * place], [167, 62 + 18 * place], 3),
    ),
    ...numbers(8, 150, 16).map((degrees, place) =>
      cut(onBend(degrees + 14, place % 2 ? 3 : -5), onBend(degrees - 4, place % 2 ? 6 : -2), 3),
    ),
  ].join(''),
}

const face: Point = [120, 138]

/** A stopwatch in its first second: the hand, and what it has swept. */
const stopwatch: SubjectDrawing = {
  width: 240,
  height: 240,
  d: [
    'M92 4q28-5 56 0l-3 19h-50z',
    box(110, 25, 20, 13),
    'M186 48l13-13q11 6 16 17l-13 13z',
    disc(...face, 100),
    ...numbers(0, 345, 15).map((degrees) =>
      ray(face, degrees, 90, degrees % 30 ? 76 : 62, degrees % 30 ? 3 : 4.6),
    ),
    ...numbers(4, 53, 7).map((degrees, place) => ray(face, degrees, 56, 16 + 5 * (place % 2), 3)),
    ray(face, 61, 2, 76, 6.5),
    ray(face, 241, 4, 22, 4),
  ].join(''),
}

/** The drawings by their names; each path has at most 2,800 bytes, like a fire's. */
export const subjectDrawings: Readonly<Record<CoverSubject, SubjectDrawing>> = {
  hands,
  hook,
  stopwatch,
}
