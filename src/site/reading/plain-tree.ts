import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, serialize } from 'parse5'
import {
  attributeOf,
  type Element,
  hasClass,
  isElement,
  isText,
  type Node,
  parsePiece,
} from '../../lib/html-tree.ts'
import { wordJoiner } from '../../lib/keep-together.ts'
import { parseUrl } from '../../lib/parse-url.ts'
import { writable } from '../xml.ts'

/** Elements that only a page can show, run or use. */
const machinery = new Set(
  'script style template svg iframe object embed form button select textarea source noscript'.split(
    ' ',
  ),
)

/** Elements that only affect the appearance; their children are kept. */
const boxes = new Set(['div', 'span', 'label', 'picture', 'section'])

/** The attributes that are kept for feed readers; all others are for the page. */
const kept: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  // The language of a block.
  code: ['class'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
}

const element = (tagName: string, childNodes: Node[], attrs: Element['attrs'] = []): Element => {
  const made = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs)
  for (const child of childNodes) defaultTreeAdapter.appendChild(made, child)
  return made
}

const text = (value: string): Node => defaultTreeAdapter.createTextNode(value)

/**
 * The body of an article without what only works on its page: no wrapper elements, drawings,
 * classes and ids; links and images have absolute addresses.
 *
 * @param body HTML of a compiled body
 * @param address absolute address of the article
 */
export function plainTree(body: string, address: string): DefaultTreeAdapterTypes.DocumentFragment {
  const fragment = defaultTreeAdapter.createDocumentFragment()
  for (const node of parsePiece(writable(body)).flatMap((node) => plain(node, address)))
    defaultTreeAdapter.appendChild(fragment, node)
  return fragment
}

/** The body of an article as HTML that any feed reader shows. */
export const readerHtml = (body: string, address: string): string =>
  serialize(plainTree(body, address)).trim()

function plain(node: Node, address: string): Node[] {
  if (isText(node)) return [text(node.value.replaceAll(wordJoiner, ''))]
  if (!isElement(node) || machinery.has(node.tagName)) return []
  const { tagName } = node
  if (tagName === 'input') return [text(attributeOf(node, 'checked') === undefined ? '☐' : '☑')]
  if (attributeOf(node, 'data-footnote-backref') !== undefined) return []
  // The notes follow below; where a feed reader would jump to is unknown.
  if (attributeOf(node, 'data-footnote-ref') !== undefined) return noteNumber(node)
  const children = node.childNodes.flatMap((child) => plain(child, address))
  if (hasClass(node, 'callout')) return [element('blockquote', children)]
  if (hasClass(node, 'callout-title')) return [element('p', [element('strong', children)])]
  if (boxes.has(tagName)) return children
  return [element(tagName, children, attributesFor(node, address))]
}

const noteNumber = ({ childNodes }: Element): Node[] =>
  childNodes.flatMap((child) => (isText(child) ? [text(`[${child.value}]`)] : []))

function attributesFor(node: Element, address: string): Element['attrs'] {
  const known = kept[node.tagName] ?? []
  return node.attrs
    .filter(({ name }) => known.includes(name))
    .map(({ name, value }) => {
      const url = name === 'href' || name === 'src' ? parseUrl(value, address) : undefined
      return { name, value: url?.href ?? value }
    })
}
