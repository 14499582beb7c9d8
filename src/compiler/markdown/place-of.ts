import type { Nodes, Parents } from 'mdast'
import type { Position } from '../report/diagnostic.ts'
import { positionOf } from './finding.ts'

/** Where a node stands; nodes that a transform made stand where their parent does. */
export function placeOf(node: Nodes, ancestors: readonly Parents[], width?: number): Position {
  const known = node.position ? node : ancestors.findLast(({ position }) => position)
  return positionOf(known?.position, width)
}
