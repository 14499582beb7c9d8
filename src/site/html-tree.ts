import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

// A visitor without JavaScript sees what a noscript holds.
const options = { scriptingEnabled: false }

/** The nodes of a document. */
export const parseDocument = (html: string): Node[] => parse(html, options).childNodes

/** The nodes of a piece of a document. */
export const parsePiece = (html: string): Node[] => parseFragment(html, options).childNodes

export const isElement = (node: Node): node is Element => 'tagName' in node

export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => 'value' in node

/** All elements below some nodes, in their order. */
export function* elementsBelow(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!isElement(node)) continue
    yield node
    yield* elementsBelow(node.childNodes)
  }
}

/** The first element of this name. */
export function findElement(nodes: readonly Node[], name: string): Element | undefined {
  return [...elementsBelow(nodes)].find(({ tagName }) => tagName === name)
}

/** The value of an attribute. */
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value

/** An attribute of the first element whose other attribute has a value; empty where there is none. */
export function attributeWhere(
  elements: readonly Element[],
  name: string,
  value: string,
  wanted = 'content',
): string {
  const element = elements.find((one) => attributeOf(one, name) === value)
  return (element && attributeOf(element, wanted)) ?? ''
}

export function attributesOf({ attrs }: Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
}

/** All text below some nodes. */
export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (isText(node) ? node.value : isElement(node) ? textOf(node.childNodes) : ''))
    .join('')
}
