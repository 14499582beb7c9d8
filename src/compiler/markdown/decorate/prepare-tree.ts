import type { Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { vocabularyRules } from '../../../mdx/vocabulary-rules.ts'
import type { BodyDraft } from '../body.ts'
import { inSentence, isWritersNote, walk } from '../tree.ts'

/** Gives headings their ids and normalises the children of components. */
export function prepareTree(draft: BodyDraft) {
  return (tree: Root) => {
    const ids = draft.metadata.headings.values()
    walk(tree, (node) => {
      if (node.type === 'heading' && node.depth > 1)
        node.data = { ...node.data, hProperties: { id: ids.next().value?.id } }
      if ('children' in node) node.children = arrange(node) as typeof node.children
    })
  }
}

const isInlineComponent = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && vocabularyRules.get(node.name ?? '')?.place === 'inline'

const phrasing = new Set<Nodes['type']>([
  ...inSentence,
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
])
const isPhrasing = (node: Nodes): node is PhrasingContent => phrasing.has(node.type)

/**
 * The children of a parent without writers' notes and, next to components, with loose text in
 * paragraphs.
 */
function arrange(parent: Parents): Nodes[] {
  const children = parent.children.filter((child) => !isWritersNote(child))
  const mixed = parent.type === 'mdxJsxFlowElement' || children.some(isInlineComponent)
  return mixed ? gather(children) : children
}

/** Wraps phrasing content in paragraphs; adjacent lines share one. */
function gather(children: readonly RootContent[]): RootContent[] {
  const gathered: RootContent[] = []
  let open: Paragraph | undefined
  for (const child of children) {
    const component = isInlineComponent(child)
    if (!component && !isPhrasing(child)) {
      open = undefined
      gathered.push(child)
      continue
    }
    const inline: PhrasingContent = component ? toInline(child) : child
    const last = open?.children.at(-1)
    if (open && (!component || isNextLine(last, child))) {
      if (component) open.children.push({ type: 'text', value: ' ' })
      open.children.push(inline)
      continue
    }
    open = { type: 'paragraph', children: [inline], position: child.position }
    gathered.push(open)
  }
  return gathered
}

const isNextLine = (last: Nodes | undefined, next: Nodes) =>
  (next.position?.start.line ?? 0) - (last?.position?.end.line ?? 0) <= 1

/**
 * Turns an inline component that stood on its own lines into a text element, without the paragraph
 * around its text.
 */
function toInline(element: MdxJsxFlowElement): PhrasingContent {
  const [only] = element.children
  const children =
    element.children.length === 1 && only?.type === 'paragraph' ? only.children : element.children
  return {
    ...element,
    type: 'mdxJsxTextElement',
    children: children.filter(isPhrasing),
  }
}
