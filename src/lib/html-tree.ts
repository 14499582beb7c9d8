import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

// Parses the content of `<noscript>` as elements, as a browser without JavaScript does.
const options = { scriptingEnabled: false }

export const parseDocument = (html: string): Node[] =>
  parse(html, { ...options, sourceCodeLocationInfo: true }).childNodes

export const parsePiece = (html: string): Node[] => parseFragment(html, options).childNodes

export const isElement = (node: Node): node is Element => 'tagName' in node

export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => 'value' in node

/** Elements that are part of a line of text. */
const inlineElements: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s samp select
  small span strong sub sup svg time u var wbr`.split(/\s+/),
)

/** All elements below some nodes, in document order. */
export function* elementsBelow(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield node
    yield* elementsBelow(node.childNodes)
  }
}

export function findElement(nodes: readonly Node[], name: string): Element | undefined {
  return [...elementsBelow(nodes)].find(({ tagName }) => tagName === name)
}

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

export const hasClass = (element: Element, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(' ').includes(name)

/** The `wanted` attribute of the first element whose attribute `name` has `value`; else empty. */
export function attributeWhere(
  elements: readonly Element[],
  name: string,
  value: string,
  wanted = 'content',
): string {
  const element = elements.find((one) => attributeOf(one, name) === value)
  return (element && attributeOf(element, wanted)) ?? ''
}

/** All texts below some nodes, in document order, except those inside `silent` elements. */
export function textsIn(nodes: readonly Node[], silent?: ReadonlySet<string>): string[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return node.value
    return isElement(node) && !silent?.has(node.tagName) ? textsIn(node.childNodes, silent) : []
  })
}

export const textOf = (nodes: readonly Node[]): string => textsIn(nodes).join('')

export type TextBlock = { tagName: string; text: string }

/** The text below some nodes by block, with the name of its element and collapsed whitespace. */
export function textBlocks(
  nodes: readonly Node[],
  isSilent: (element: Element) => boolean,
): TextBlock[] {
  let block: TextBlock = { tagName: '', text: '' }
  const blocks = [block]
  const begin = (tagName: string) => {
    block = { tagName, text: '' }
    blocks.push(block)
  }
  const walk = (children: readonly Node[], tagName: string) => {
    for (const [index, node] of children.entries()) {
      const before = children[index - 1]
      if (isText(node)) block.text += node.value
      if (!isElement(node)) continue
      // Adjacent elements are separate words; text next to an element may be part of the same word.
      if (before && isElement(before)) block.text += ' '
      enter(node, tagName)
    }
  }
  const enter = (element: Element, outer: string) => {
    const { tagName, childNodes } = element
    if (isSilent(element) || tagName === 'br') block.text += ' '
    else if (inlineElements.has(tagName)) walk(childNodes, outer)
    else {
      begin(tagName)
      walk(childNodes, tagName)
      begin(outer)
    }
  }
  walk(nodes, '')
  return blocks
    .map(({ tagName, text }) => ({ tagName, text: collapse(text) }))
    .filter(({ text }) => text !== '')
}

export const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
