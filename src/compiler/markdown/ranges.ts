import type { Nodes, Parents } from 'mdast'
import type { Position } from 'unist'
import { fileStart, type Point, pointAt, type Range, rangeAt } from '../text/range.ts'

/** The range of a syntax node, as the parser tells it. */
export function rangeOf(position: Position | undefined): Range {
  if (position === undefined) return fileStart
  const { start, end } = position
  return {
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  }
}

/** Where a node stands; nodes that a transform made stand where their parent does. */
export function placeOf(node: Nodes, ancestors: readonly Parents[]): Range {
  const known = node.position ? node : ancestors.findLast(({ position }) => position)
  return rangeOf(known?.position)
}

/** The first signs of a range: they are enough to mark a tag or a fence. */
export const firstOf = ({ start }: Range, width: number): Range =>
  rangeAt(start.line, start.column, width)

/** A stretch of a text. */
export function rangeIn(source: string, from: number, to = from): Range {
  const start = pointAt(source, from)
  return { start, end: pointAt(source.slice(from, to), to - from, start) }
}

/**
 * A stretch of a text as far as its first line goes: enough to mark it.
 *
 * @param start where the text begins; default: with its file
 */
export function lineRangeIn(source: string, from: number, to = from, start?: Point): Range {
  const { line, column } = pointAt(source, from, start)
  return rangeAt(line, column, /^[^\r\n]*/.exec(source.slice(from, to))?.[0].length)
}

/** The offset of a line and column. */
export function offsetAt(source: string, line: number, column: number): number {
  const ends = /\r\n|\r|\n/g
  for (let current = 1; current < line; current += 1) if (!ends.exec(source)) break
  return ends.lastIndex + column - 1
}
