import type { FootnoteDefinition, Parents, Root } from 'mdast'
import { walk } from '../tree.ts'

/** What the checks of a node know besides it: where it stands in its text, and what that uses. */
export type Around = Readonly<Uses> & { source: string; ancestors: readonly Parents[] }

/** Definitions by what they are used for, by identifier; footnotes that are called, and written. */
type Uses = {
  links: Set<string>
  pictures: Set<string>
  calls: Set<string>
  notes: Map<string, FootnoteDefinition>
}

export function usesOf(tree: Root): Uses {
  const uses: Uses = { links: new Set(), pictures: new Set(), calls: new Set(), notes: new Map() }
  walk(tree, (node) => {
    if (node.type === 'linkReference') uses.links.add(node.identifier)
    if (node.type === 'imageReference') uses.pictures.add(node.identifier)
    if (node.type === 'footnoteReference') uses.calls.add(node.identifier)
    // Of two notes of one name the first is shown.
    if (node.type === 'footnoteDefinition' && !uses.notes.has(node.identifier))
      uses.notes.set(node.identifier, node)
  })
  return uses
}
