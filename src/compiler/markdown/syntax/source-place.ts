import type { Position } from '../../report/diagnostic.ts'

/** Where a stretch of a text stands; it is marked as far as its first line goes. */
export function placeAt(source: string, from: number, to = from): Position {
  const lines = source.slice(0, from).split(/\r\n|\r|\n/)
  const column = (lines.at(-1)?.length ?? 0) + 1
  const width = /^[^\r\n]*/.exec(source.slice(from, to))?.[0].length ?? 0
  const place = { line: lines.length, column }
  return width > 1 ? { ...place, endColumn: column + width } : place
}

/** The offset of a line and column. */
export function offsetAt(source: string, line: number, column: number): number {
  const ends = /\r\n|\r|\n/g
  for (let current = 1; current < line; current += 1) if (!ends.exec(source)) break
  return ends.lastIndex + column - 1
}

/** The text with a stretch replaced by spaces; lines and positions stay. */
export function blank(source: string, from: number, to: number): string {
  const gap = source.slice(from, to).replace(/[^\r\n]/g, ' ')
  return source.slice(0, from) + gap + source.slice(to)
}

/** The text with one character replaced by one of the same width that means nothing. */
export function disarm(source: string, offset: number): string {
  return `${source.slice(0, offset)}·${source.slice(offset + 1)}`
}

/** The text without the tag that closes an element, so that it is not reported for its own part. */
export function withoutClosing(source: string, name: string, after: number): string {
  const tag = `</${name}>`
  const start = source.indexOf(tag, after)
  return start === -1 ? source : blank(source, start, start + tag.length)
}
