import { serializeOuter } from 'parse5'
import { escapeAttribute, escapeText } from '../../src/lib/escape-markup.ts'
import {
  attributeOf,
  type Element,
  elementsBelow,
  findElement,
  isElement,
  isText,
  type Node,
  parseDocument,
  textOf,
} from '../../src/lib/html-tree.ts'

const words = (text: string) => new Set(text.split(' '))

/** Elements that show nothing, are decoration, or belong to a control. */
const dropped = words(
  'audio canvas dialog embed iframe img input link meta noscript object option picture script select source style svg template textarea title track video',
)
/** Blocks that are kept, among them those that contain text directly. */
const textBlocks = words('h1 h2 h3 h4 h5 h6 p li dt dd caption th td pre')
const blocks = new Set([...textBlocks, ...words('ul ol dl table thead tbody tfoot tr blockquote')])
const inlines = words('a br code em strong sub sup')
/** Elements whose tags are removed, so that the text around them stays one text. */
const unwrapped = words(
  'abbr b bdi cite data del dfn font i ins kbd mark q s samp small span time u var wbr',
)

const isShown = (node: Node) => {
  if (!isElement(node)) return isText(node)
  const isHidden = attributeOf(node, 'hidden') !== undefined
  return !dropped.has(node.tagName) && !isHidden && attributeOf(node, 'aria-hidden') !== 'true'
}

/** Whether a node is part of a line of text. */
function isInline(node: Node): boolean {
  if (!isElement(node)) return isText(node)
  const isPart = (name: string) => inlines.has(name) || unwrapped.has(name)
  return (
    isPart(node.tagName) &&
    [...elementsBelow(node.childNodes)].every(
      ({ tagName }) => isPart(tagName) || dropped.has(tagName),
    )
  )
}

/** A line of text as bare elements. */
function bareLine(node: Node): string {
  if (!isShown(node)) return ''
  if (!isElement(node)) return isText(node) ? serializeOuter(node) : ''
  const inner = node.childNodes.map(bareLine).join('')
  return inlines.has(node.tagName) ? bareElement(node, inner) : inner
}

function bareElement(element: Element, inner: string): string {
  const { tagName } = element
  if (tagName === 'br') return '<br>'
  const href = tagName === 'a' ? attributeOf(element, 'href') : undefined
  const to = href === undefined ? '' : ` href="${escapeAttribute(href)}"`
  return `<${tagName}${to}>${inner}</${tagName}>`
}

/**
 * The content of an element as bare elements.
 *
 * @param hasText whether it may contain text directly; otherwise text becomes a paragraph
 */
function bareContent(nodes: readonly Node[], hasText: boolean): string {
  let out = ''
  let line = ''
  const endLine = () => {
    if (hasText) out += line
    else if (line.trim()) out += `<p>${line}</p>`
    line = ''
  }
  for (const node of nodes.filter(isShown)) {
    if (isInline(node)) line += bareLine(node)
    else if (isElement(node)) {
      endLine()
      const { tagName, childNodes } = node
      const isLink = tagName === 'a'
      const inner = bareContent(childNodes, isLink || textBlocks.has(tagName))
      const stays = isLink || blocks.has(tagName)
      out += stays ? bareElement(node, inner) : inner
    }
  }
  endLine()
  return out
}

const style = 'body{max-width:40em;margin:auto;padding:1em;font:1em/1.5 sans-serif}'

/**
 * The smallest page with the same content: its visible text as headings, paragraphs, lists, tables
 * and links, with one line of style, no script, no font and no decoration.
 *
 * @param html a complete document of the built site
 */
export function floorPage(html: string): string {
  const nodes = parseDocument(html)
  const title = findElement(nodes, 'title')
  if (!title) throw new Error('This is no document of the site')
  return [
    '<!DOCTYPE html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(textOf(title.childNodes))}</title><style>${style}</style></head>`,
    `<body>${bareContent(findElement(nodes, 'body')?.childNodes ?? [], false)}</body></html>\n`,
  ].join('')
}
