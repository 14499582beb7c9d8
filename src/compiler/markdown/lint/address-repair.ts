import type { Node } from 'unist'
import type { Cause } from '../../problem.ts'
import { rangeAt } from '../../text/range.ts'
import { writtenOf } from '../ranges.ts'

/** Adds the repair of an address whose right form is known, when it is clear where it stands. */
export function withAddressRepair(
  cause: Cause,
  node: Node,
  address: string | null | undefined,
  source: string,
): Cause {
  const correct = correctOf(cause)
  const { position } = node
  if (!correct || !address || !position || position.start.line !== position.end.line) return cause
  const written = writtenOf(node, source)
  const at = written.indexOf(address)
  if (at === -1 || at !== written.lastIndexOf(address)) return cause
  const range = rangeAt(position.start.line, position.start.column + at, address.length)
  return { ...cause, repair: { range, text: correct, safe: false } }
}

function correctOf(cause: Cause): string | undefined {
  switch (cause.code) {
    case 'malformed-address':
    case 'relative-address':
      return cause.data.correct
    case 'image-path':
      return cause.data.proposal
    default:
      return undefined
  }
}
