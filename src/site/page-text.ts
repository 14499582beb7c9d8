import {
  attributeOf,
  attributeWhere,
  type Element,
  elementsBelow,
  hasClass,
  type Node,
  parseDocument,
  parsePiece,
  textBlocks,
} from '../lib/html-tree.ts'
import { sentence } from '../lib/sentences.ts'

/** A part of a page that can be found by its own title. */
type Passage = { id?: string; title: string; text: string }

/**
 * The searchable text of a page: its title, its keywords, its own text, and the questions that it
 * answers.
 */
type PageText = { title: string; keywords: string; text: string; questions: Passage[] }

/**
 * Elements without text, or with text that is not about the subject of their page, such as the names
 * in a piece of code.
 */
const silent = new Set(
  'nav form dialog noscript template script style svg pre button select input textarea'.split(' '),
)

function isSilent(element: Element): boolean {
  return (
    silent.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'aria-haspopup') !== undefined ||
    attributeOf(element, 'data-screen') !== undefined ||
    // Search engines must not quote it either: developers.google.com/search/docs/appearance/snippet
    attributeOf(element, 'data-nosnippet') !== undefined ||
    hasClass(element, 'vh')
  )
}

/** The text of some nodes on one line; questions are added to `aside` instead. */
function textOf(nodes: readonly Node[], aside: Element[]): string {
  const isApart = (element: Element) => {
    if (element.tagName === 'details') aside.push(element)
    return element.tagName === 'details' || isSilent(element)
  }
  return textBlocks(nodes, isApart).map(sentence).join(' ')
}

function questionOf(details: Element): Passage[] {
  const parts = [...elementsBelow(details.childNodes)]
  const summary = parts.find(({ tagName }) => tagName === 'summary')
  if (!summary) return []
  const answer = details.childNodes.filter((node) => node !== summary)
  const place = [details, ...parts].find((part) => attributeOf(part, 'id') !== undefined)
  return [
    {
      id: place && attributeOf(place, 'id'),
      title: textOf(summary.childNodes, []).replace(/\.$/, ''),
      text: textOf(answer, []),
    },
  ]
}

/** All text of a piece of HTML, with its questions at the end. */
export function htmlText(html: string): string {
  const aside: Element[] = []
  const text = textOf(parsePiece(html), aside)
  const questions = aside.flatMap(questionOf).map(({ title, text }) => `${title} ${text}`)
  return [text, ...questions].join(' ')
}

/** The searchable text of a finished page; `undefined` where search engines must not list it. */
export function pageText(html: string): PageText | undefined {
  const elements = [...elementsBelow(parseDocument(html))]
  const main = elements.find((one) => attributeOf(one, 'data-searchable') !== undefined)
  if (!main) return undefined
  const aside: Element[] = []
  const text = textOf(main.childNodes, aside)
  return {
    title: attributeWhere(elements, 'property', 'og:title'),
    keywords: attributeWhere(elements, 'name', 'keywords'),
    text,
    questions: aside.flatMap(questionOf),
  }
}
