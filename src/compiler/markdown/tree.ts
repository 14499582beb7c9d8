import type { Element } from 'hast'
import type { Definition, FootnoteDefinition, Nodes, Parents, Root } from 'mdast'
// Adds the nodes of MDX to the types of mdast.
import type {} from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node, Position } from 'unist'
import { fileStart, type Range, rangeAt } from '../text/range.ts'

export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement

export const isMdxElement = (node: Nodes): node is MdxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** `{/* a note for writers *\/}`: it is never published and contains no code. */
export const isWritersNote = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.test(node.value)

/** Nodes that can be part of a sentence and are not links. */
export const inSentence = new Set<Nodes['type']>([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'mdxJsxTextElement',
])

/** The value of an attribute, if it is a text. */
export function propOf({ attributes }: Pick<MdxElement, 'attributes'>, name: string) {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

/** Calls `enter` on every node in reading order; `'skip'` leaves out its children. */
export function walk(
  node: Nodes,
  enter: (node: Nodes, ancestors: readonly Parents[]) => 'skip' | undefined,
  ancestors: Parents[] = [],
): void {
  if (enter(node, ancestors) === 'skip' || !('children' in node)) return
  ancestors.push(node)
  for (const child of node.children) walk(child, enter, ancestors)
  ancestors.pop()
}

/**
 * The first node at a given depth, if any; without recursion, because the tree may be too deep for
 * it.
 */
export function firstAtDepth(root: Nodes, depth: number): Nodes | undefined {
  let level: Nodes[] = [root]
  for (let step = 1; step < depth && level.length > 0; step += 1)
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []))
  return level[0]
}

export function rangeOf(position: Position | undefined): Range {
  if (position === undefined) return fileStart
  const { start, end } = position
  return {
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  }
}

/** The range of a node; nodes that a transform made have that of their parent. */
export function placeOf(node: Nodes, ancestors: readonly Parents[]): Range {
  const known = node.position ? node : ancestors.findLast(({ position }) => position)
  return rangeOf(known?.position)
}

export const writtenOf = ({ position }: Node, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset)

/** The first characters of a range, which are enough to mark a tag or a fence. */
export const firstOf = ({ start }: Range, width: number): Range =>
  rangeAt(start.line, start.column, width)

export const elementOf = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
): Element => ({ type: 'element', tagName, properties, children })

/**
 * What the checks of a node know about its surroundings: the source, its ancestors, and how the
 * text uses definitions.
 */
export type Around = Readonly<Uses> & { source: string; ancestors: readonly Parents[] }

/**
 * The definitions of a text, the identifiers of those that links and images use, and of footnotes
 * that are referenced and defined.
 */
type Uses = {
  definitions: Map<string, Definition>
  links: Set<string>
  images: Set<string>
  calls: Set<string>
  notes: Map<string, FootnoteDefinition>
}

export function usesOf(tree: Root): Uses {
  const uses: Uses = {
    definitions: new Map(),
    links: new Set(),
    images: new Set(),
    calls: new Set(),
    notes: new Map(),
  }
  walk(tree, (node) => {
    // Of two with the same name the first counts.
    if (node.type === 'definition' && !uses.definitions.has(node.identifier))
      uses.definitions.set(node.identifier, node)
    if (node.type === 'linkReference') uses.links.add(node.identifier)
    if (node.type === 'imageReference') uses.images.add(node.identifier)
    if (node.type === 'footnoteReference') uses.calls.add(node.identifier)
    if (node.type === 'footnoteDefinition' && !uses.notes.has(node.identifier))
      uses.notes.set(node.identifier, node)
  })
  return uses
}
