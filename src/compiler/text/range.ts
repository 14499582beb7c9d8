/** Both counted from 1; columns in UTF-16 units, as editors do. */
export type Point = { line: number; column: number }

/** A range of a file; its end is exclusive. */
export type Range = { start: Point; end: Point }

export const comparePoints = (a: Point, b: Point): number => a.line - b.line || a.column - b.column

export const rangeAt = (line: number, column: number, width = 1): Range => ({
  start: { line, column },
  end: { line, column: column + width },
})

/** The last long text and its line starts, because consecutive calls mostly have the same text. */
let last: { text: string; starts: readonly number[] } = { text: '', starts: [0] }

/** The offsets at which the lines of a text begin. */
function lineStarts(text: string): readonly number[] {
  if (text === last.text) return last.starts
  const starts = [0]
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length)
  if (text.length > 1000) last = { text, starts }
  return starts
}

/** The point at an offset of a text, which begins at the start of its file or at `start`. */
function pointAt(text: string, offset: number, start: Point = { line: 1, column: 1 }): Point {
  const starts = lineStarts(text)
  const place = Math.min(Math.max(offset, 0), text.length)
  let [line, after] = [0, starts.length]
  while (after - line > 1) {
    const middle = (line + after) >> 1
    if ((starts[middle] ?? 0) <= place) line = middle
    else after = middle
  }
  const width = place - (starts[line] ?? 0)
  return { line: start.line + line, column: line === 0 ? start.column + width : width + 1 }
}

/** The offset of a point of a text; a point beyond the end gives the end. */
export function offsetAt(text: string, { line, column }: Point): number {
  const start = lineStarts(text)[line - 1] ?? text.length
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
