import {
  attributesOf,
  collapse,
  type Element,
  elementsBelow,
  isElement,
  isText,
  type Node,
  parseDocument,
  parsePiece,
  textOf,
} from '../../src/lib/html-tree.ts'
import { withoutHashes } from '../../src/review/built-pages.ts'
import { visibleText } from '../../src/review/page-facts.ts'
import { jsonLines } from './data-facts.ts'

type Attributes = Record<string, string>

/** What a page says, as lines by kind. */
type HtmlFacts = Record<
  'head' | 'json-ld' | 'text' | 'links' | 'images' | 'controls' | 'ids',
  string[]
>

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

/** Whether React made up an id: it tells where an element stands in the tree, and means nothing. */
function isGeneratedId(id: string): boolean {
  return /^(_[rR]_\w*_|:[rR]\w*:|«\w*»)$/.test(id)
}

/** The class names that somebody wrote, without those that Emotion made. */
function writtenClasses(value: string): string {
  return value
    .split(/\s+/)
    .filter((name) => !/^(css|l)-[0-9a-z]+(-\w+)?$/.test(name))
    .join(' ')
}
