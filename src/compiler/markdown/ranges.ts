import type { Nodes, Parents } from 'mdast'
import type { Node, Position } from 'unist'
import { fileStart, type Range, rangeAt } from '../text/range.ts'

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

/** A node as it stands in its text. */
export const writtenOf = ({ position }: Node, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset)

/** The first signs of a range: they are enough to mark a tag or a fence. */
export const firstOf = ({ start }: Range, width: number): Range =>
  rangeAt(start.line, start.column, width)
