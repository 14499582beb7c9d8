import type { FootnoteDefinition, Parents, Root } from 'mdast'
import { walk } from '../tree.ts'

/**
 * What the checks of a node know about its surroundings: the source, its ancestors, and how the
 * text uses definitions.
 */
export type Around = Readonly<Uses> & { source: string; ancestors: readonly Parents[] }

/**
 * The identifiers of definitions that links and pictures use, and of footnotes that are referenced
 * and defined.
 */
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
    // Of two notes with the same name the first is shown.
    if (node.type === 'footnoteDefinition' && !uses.notes.has(node.identifier))
      uses.notes.set(node.identifier, node)
  })
  return uses
}
