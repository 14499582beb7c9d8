import type { BlockContent, List, ListItem, PhrasingContent, Root, Table, TableRow } from 'mdast'
import {
  attributeOf,
  type Element,
  inlineElements,
  isElement,
  isText,
  type Node,
  textOf,
} from '../../lib/html-tree.ts'

const isInline = (node: Node) => !isElement(node) || inlineElements.has(node.tagName)

const headings = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const

export const toMdast = (nodes: readonly Node[]): Root => ({
  type: 'root',
  children: blocks(nodes),
})

/** Blocks in order; what stands between them without a paragraph gets one. */
function blocks(nodes: readonly Node[]): BlockContent[] {
  const made: BlockContent[] = []
  let loose: Node[] = []
  const close = () => {
    const children = phrasing(loose)
    if (children.length > 0) made.push({ type: 'paragraph', children })
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      close()
      if (isElement(node)) made.push(...block(node))
    }
  }
  close()
  return made
}

function block(element: Element): BlockContent[] {
  const { tagName, childNodes } = element
  if (tagName in headings)
    return [
      {
        type: 'heading',
        depth: headings[tagName as keyof typeof headings],
        children: phrasing(childNodes),
      },
    ]
  switch (tagName) {
    case 'blockquote':
      return [{ type: 'blockquote', children: blocks(childNodes) }]
    case 'ul':
    case 'ol':
      return [list(element)]
    case 'pre':
      return [code(element)]
    case 'table':
      return table(element)
    case 'hr':
      return [{ type: 'thematicBreak' }]
    case 'figcaption':
      return emphasized(phrasing(childNodes))
    default:
      return blocks(childNodes)
  }
}

const emphasized = (children: PhrasingContent[]): BlockContent[] =>
  children.length > 0 ? [{ type: 'paragraph', children: [{ type: 'emphasis', children }] }] : []

const below = (element: Element, name: string): Element[] =>
  element.childNodes.flatMap((child) =>
    isElement(child) ? (child.tagName === name ? [child] : below(child, name)) : [],
  )

function list(element: Element): List {
  const items = element.childNodes.filter(isElement)
  const children: ListItem[] = items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: blocks(item.childNodes),
  }))
  const ordered = element.tagName === 'ol'
  const start = ordered ? Number(attributeOf(element, 'start') ?? 1) : null
  return { type: 'list', ordered, start, spread: false, children }
}

function code(element: Element): BlockContent {
  const [inner = element] = below(element, 'code')
  const [, lang = null] = /^language-(\S+)/.exec(attributeOf(inner, 'class') ?? '') ?? []
  return { type: 'code', lang, value: textOf(inner.childNodes).replace(/\n$/, '') }
}

/** A table of GFM has no caption: it becomes a line before. */
function table(element: Element): BlockContent[] {
  const rows = below(element, 'tr').map(
    (row): TableRow => ({
      type: 'tableRow',
      children: row.childNodes
        .filter(isElement)
        .map((cell) => ({ type: 'tableCell', children: phrasing(cell.childNodes) })),
    }),
  )
  const captions = below(element, 'caption').map(
    ({ childNodes }): BlockContent => ({
      type: 'paragraph',
      children: [{ type: 'strong', children: phrasing(childNodes) }],
    }),
  )
  const made: Table = { type: 'table', children: rows }
  return [...captions, made]
}

/** Words in a line, without the spaces at its ends that Markdown would take for something else. */
function phrasing(nodes: readonly Node[]): PhrasingContent[] {
  const all = nodes.flatMap(words)
  trim(all[0], 'start')
  trim(all.at(-1), 'end')
  return all.filter((node) => node.type !== 'text' || node.value !== '')
}

/** Takes the space from one end of a piece, however deep its text stands. */
function trim(node: PhrasingContent | undefined, end: 'start' | 'end'): void {
  if (node?.type === 'text')
    node.value = end === 'start' ? node.value.trimStart() : node.value.trimEnd()
  else if (node && 'children' in node) trim(node.children.at(end === 'start' ? 0 : -1), end)
}

function words(node: Node): PhrasingContent[] {
  if (isText(node)) return [{ type: 'text', value: node.value.replace(/\s+/g, ' ') }]
  if (!isElement(node)) return []
  const { tagName, childNodes } = node
  const children = () => childNodes.flatMap(words)
  switch (tagName) {
    case 'a':
      return [{ type: 'link', url: attributeOf(node, 'href') ?? '', children: children() }]
    case 'strong':
    case 'b':
      return [{ type: 'strong', children: children() }]
    case 'em':
    case 'i':
    case 'cite':
      return [{ type: 'emphasis', children: children() }]
    case 'del':
    case 's':
      return [{ type: 'delete', children: children() }]
    case 'code':
      return [{ type: 'inlineCode', value: textOf(node.childNodes) }]
    case 'br':
      return [{ type: 'break' }]
    case 'img':
      return [
        {
          type: 'image',
          url: attributeOf(node, 'src') ?? '',
          alt: attributeOf(node, 'alt') ?? '',
        },
      ]
    default:
      return children()
  }
}
