/** Where an offset stands in a text; both counted from 1. */
export function placeAt(source: string, offset: number): { line: number; column: number } {
  const lines = source.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
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
