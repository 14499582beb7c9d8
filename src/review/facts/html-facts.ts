import {
  attributesOf,
  type Element,
  elementsBelow,
  isElement,
  isText,
  type Node,
  parseDocument,
  parsePiece,
  textOf,
} from '../../site/html-tree.ts'
import { jsonLines } from './data-facts.ts'
import { isGeneratedId, withoutHashes, writtenClasses } from './stable-names.ts'

type Attributes = Record<string, string>

/** What a page says, as lines by kind. */
type HtmlFacts = Record<
  'head' | 'json-ld' | 'text' | 'links' | 'images' | 'controls' | 'ids',
  string[]
>

const inline = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s samp select small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)
const silent = new Set(['script', 'style', 'template', 'head', 'title'])
const pictures = new Set(['img', 'source', 'iframe', 'video', 'audio', 'object', 'embed'])
const controls = new Set(['form', 'input', 'select', 'option', 'textarea', 'button', 'dialog'])

/** Reads what is compared of a page. Generated classes, styles and scripts are no part of it. */
export function htmlFacts(html: string): HtmlFacts {
  const elements = [...elementsBelow(parseDocument(html))]
  const lines = (chosen: (element: Element, attributes: Attributes) => string[]) =>
    elements.flatMap((element) => chosen(element, attributesOf(element)))
  const body = elements.filter(({ tagName }) => tagName === 'body')
  return {
    head: lines((element, attributes) => headLine(element, attributes)).sort(),
    'json-ld': lines((element, { type }) =>
      element.tagName === 'script' && type === 'application/ld+json'
        ? [JSON.parse(textOf(element.childNodes))]
        : [],
    ).flatMap((data, index) => jsonLines({ [index]: data })),
    text: visibleText(body),
    links: lines(({ tagName }, { href, rel, target, download }) =>
      (tagName === 'a' || tagName === 'area') && href !== undefined
        ? [withoutHashes([href, ...written({ rel, target, download })].join(' '))]
        : [],
    ),
    images: lines(({ tagName }, attributes) =>
      pictures.has(tagName) ? [tag(tagName, attributes)] : [],
    ),
    controls: lines(({ tagName }, attributes) =>
      controls.has(tagName) ? [tag(tagName, attributes)] : [],
    ),
    ids: lines((_, { id }) => (id === undefined || isGeneratedId(id) ? [] : [id])).sort(),
  }
}

/** Whether a page only sends its visitor on. */
export function sendsOn(facts: HtmlFacts): boolean {
  return facts.head.some((line) => line.includes('http-equiv="refresh"'))
}

/** The whole markup of a text, a line for each tag and each piece of text. */
export function markupLines(html: string): string[] {
  const lines = (nodes: readonly Node[], indent: string): string[] =>
    nodes.flatMap((node) => {
      if (isText(node)) return node.value.trim() ? [indent + collapse(node.value)] : []
      if (!isElement(node)) return []
      const { class: className = '', ...attributes } = attributesOf(node)
      const classes = writtenClasses(className)
      const open = [
        node.tagName,
        ...written(classes ? { ...attributes, class: classes } : attributes),
      ]
      return [`${indent}<${open.join(' ')}>`, ...lines(node.childNodes, `${indent}  `)]
    })
  return lines(parsePiece(html), '')
}

function headLine({ tagName, parentNode, childNodes }: Element, attributes: Attributes): string[] {
  if (tagName === 'html') return [`html lang="${attributes.lang ?? ''}"`]
  if (!parentNode || !('tagName' in parentNode) || parentNode.tagName !== 'head') return []
  if (tagName === 'title') return [`title: ${textOf(childNodes)}`]
  if (tagName === 'style' || attributes.type === 'application/ld+json') return []
  return [withoutHashes([tagName, ...written(attributes)].join(' '))]
}

/** A tag without what is generated, what is told by the accessibility tree, and the look. */
function tag(name: string, attributes: Attributes): string {
  const kept = Object.entries(attributes).filter(
    ([key, value]) =>
      !/^(class|style|(data|aria)-.*)$/.test(key) && !(key === 'id' && isGeneratedId(value)),
  )
  return withoutHashes([name, ...written(Object.fromEntries(kept))].join(' '))
}

function written(attributes: Record<string, string | undefined>): string[] {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}="${value}"`)
    .sort()
}

/** One line for each block of text. */
export function visibleText(nodes: readonly Node[]): string[] {
  const lines = ['']
  const walk = (children: readonly Node[]) => {
    for (const [index, node] of children.entries()) {
      const before = children[index - 1]
      // Neighbouring elements are things of their own; a text beside one may be half a word.
      const isNext = isElement(node) && before !== undefined && isElement(before)
      if (isText(node) || isNext)
        lines.push((lines.pop() ?? '') + (isText(node) ? node.value : ' '))
      if (!isElement(node) || silent.has(node.tagName)) continue
      if ('hidden' in attributesOf(node)) continue
      const isBlock = !inline.has(node.tagName) || node.tagName === 'br'
      if (isBlock) lines.push('')
      walk(node.childNodes)
      if (isBlock) lines.push('')
    }
  }
  walk(nodes)
  return lines.map(collapse).filter((line) => line !== '')
}

const collapse = (text: string) => text.replace(/\s+/g, ' ').trim()
