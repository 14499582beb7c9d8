import type { Nodes, Parents } from 'mdast'
// Adds the nodes of MDX to those of mdast.
import type {} from 'mdast-util-mdx'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** A tag, on lines of its own or within a sentence. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement

export const isMdxElement = (node: Nodes): node is MdxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** Calls `enter` on every node in reading order; `'skip'` leaves out what is inside. */
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

/** The first node that stands so deep, if any; without recursion, since depth is the question. */
export function firstAtDepth(root: Nodes, depth: number): Nodes | undefined {
  let level: Nodes[] = [root]
  for (let step = 1; step < depth && level.length > 0; step += 1)
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []))
  return level[0]
}
