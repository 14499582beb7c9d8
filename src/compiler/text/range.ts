/** Both counted from 1; columns in UTF-16 units, as editors do. */
export type Point = { line: number; column: number }

/** A range of a file; its end is exclusive. */
export type Range = { start: Point; end: Point }

export const comparePoints = (a: Point, b: Point): number => a.line - b.line || a.column - b.column

export const rangeAt = (line: number, column: number, width = 1): Range => ({
  start: { line, column },
  end: { line, column: column + width },
})

/** The point at an offset of a text, which begins at the start of its file or at `start`. */
function pointAt(text: string, offset: number, start: Point = { line: 1, column: 1 }): Point {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/)
  const width = lines.at(-1)?.length ?? 0
  const column = lines.length === 1 ? start.column + width : width + 1
  return { line: start.line + lines.length - 1, column }
}

/** The offset of a point of a text; a point beyond the end gives the end. */
export function offsetAt(text: string, { line, column }: Point): number {
  const ends = [...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)
  const start = [0, ...ends][line - 1] ?? text.length
  return Math.min(start + column - 1, text.length)
}

/** A range, maybe of several lines, of a text that begins as `pointAt` says. */
export function rangeIn(text: string, from: number, to: number, textStart?: Point): Range {
  const start = pointAt(text, from, textStart)
  return { start, end: pointAt(text.slice(from, to), to - from, start) }
}

/** A range of a text as it is marked: at least one character, at most its first line. */
export function lineRangeIn(text: string, from: number, to = from + 1, start?: Point): Range {
  const { line, column } = pointAt(text, from, start)
  const width = /^[^\r\n]*/.exec(text.slice(from, to))?.[0].length ?? 0
  return rangeAt(line, column, Math.max(1, width))
}

/** The range of problems that concern a whole file. */
export const fileStart: Range = rangeAt(1, 1, 0)

/** A range of a file and the text that replaces it. */
export type Edit = { range: Range; text: string }

/** An edit that removes a problem. */
export type Repair = Edit & {
  /** Whether it may be applied without asking, because nothing else can have been meant. */
  safe: boolean
}
