/** Both counted from 1; columns in UTF-16 units, as editors do. */
export type Point = { line: number; column: number }

/** A stretch of a file; its end is exclusive. */
export type Range = { start: Point; end: Point }

export const comparePoints = (a: Point, b: Point): number => a.line - b.line || a.column - b.column

export const rangeAt = (line: number, column: number, width = 1): Range => ({
  start: { line, column },
  end: { line, column: column + width },
})

/** The point at an offset of a text, which begins where its file does or at `start`. */
export function pointAt(
  text: string,
  offset: number,
  start: Point = { line: 1, column: 1 },
): Point {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  const width = lines.at(-1)?.length ?? 0
  const column = lines.length === 1 ? start.column + width : width + 1
  return { line: start.line + lines.length - 1, column }
}

/** The offset of a point of a text; that of a point beyond its end is its end. */
export function offsetAt(text: string, { line, column }: Point): number {
  const ends = [...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)
  const start = [0, ...ends][line - 1] ?? text.length
  return Math.min(start + column - 1, text.length)
}

/** A stretch of a text, over several lines if need be. */
export function rangeIn(text: string, from: number, to: number): Range {
  const start = pointAt(text, from)
  return { start, end: pointAt(text.slice(from, to), to - from, start) }
}

/** A stretch of a text as it is marked: at least a sign, at most its first line. */
export function lineRangeIn(text: string, from: number, to = from + 1, start?: Point): Range {
  const { line, column } = pointAt(text, from, start)
  const width = /^[^\r\n]*/.exec(text.slice(from, to))?.[0].length ?? 0
  return rangeAt(line, column, Math.max(1, width))
}

/** The place of what concerns a whole file. */
export const fileStart: Range = rangeAt(1, 1, 0)

/** A stretch of a file and what comes in its place. */
export type Edit = { range: Range; text: string }

/** What would put a problem right. */
export type Repair = Edit & {
  /** Whether it may be applied unseen: it can only mean what the writer meant. */
  safe: boolean
}
