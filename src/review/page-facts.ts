import {
  attributeOf,
  attributeWhere,
  elementsBelow,
  findElement,
  type Node,
  parseDocument,
  textBlocks,
  textOf,
} from '../lib/html-tree.ts'
import { parseUrl } from '../lib/parse-url.ts'
import { countWords, readingMinutes } from '../lib/reading-time.ts'
import { withoutBase } from '../lib/site-path.ts'
import type { PageData } from '../pages/page.ts'
import { type BuiltPage, hashes } from './built-pages.ts'

export type PageFacts = {
  /** Its search result. */
  search: { title: string; description: string; address: string; isListed: boolean }
  /** The preview of a shared link to it; the image is a path if it belongs to the site. */
  card: { title: string; description: string; image: string; alt: string }
  /** One line for each block of visible text. */
  text: string[]
  /** Where its links to other pages lead, without duplicates; on the site without its base. */
  links: string[]
  /** What its attributes say, e.g. `texto alternativo: Una mesa`. */
  labels: string[]
  /** What only its data say, of which a page shows a part later, e.g. `rating: 5`. */
  data: string[]
  words: number
  minutes: number
  bytes: number
}

export function pageFacts({ base, html, data, links }: BuiltPage): PageFacts {
  const document = parseDocument(html)
  const elements = [...elementsBelow(document)]
  const read = (name: string, value: string, wanted?: string) =>
    attributeWhere(elements, name, value, wanted)
  const text = visibleText(elements.filter(({ tagName }) => tagName === 'body'))
  const file: Partial<PageData> = JSON.parse(data)
  const words = text.reduce((sum, line) => sum + countWords(line), 0)
  return {
    search: {
      title: textOf(findElement(document, 'title')?.childNodes ?? []),
      description: read('name', 'description'),
      address: read('rel', 'canonical', 'href'),
      isListed: !read('name', 'robots').includes('noindex'),
    },
    card: {
      title: read('property', 'og:title'),
      description: read('property', 'og:description'),
      image: read('property', 'og:image'),
      alt: read('property', 'og:image:alt'),
    },
    text,
    links: [...new Set([...links].map((href) => asciiHost(withoutBase(base, href))))].filter(
      (href) => !href.startsWith('#'),
    ),
    labels: elements.flatMap((one) =>
      Object.entries(saying).flatMap(([name, called]) => {
        const said = attributeOf(one, name)
        return said ? [`${called}: ${said}`] : []
      }),
    ),
    data: dataLines({ keywords: file.head?.keywords ?? [], ...file.data }),
    words,
    minutes: readingMinutes(words),
    bytes: Buffer.byteLength(html),
  }
}

/** An address with its host as browsers look it up, in which no foreign letter looks like a Latin one. */
const asciiHost = (href: string) => parseUrl(href)?.href ?? href

/** Attributes that a visitor reads or hears, and what they are called. */
const saying = {
  alt: 'texto alternativo',
  'aria-label': 'etiqueta',
  placeholder: 'ejemplo en el campo',
  title: 'título',
}

/** One line for each word and number of a page's data, with its name; not its drawings. */
function dataLines(value: unknown, name = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      dataLines(inner, Array.isArray(value) ? name : key),
    )
  const text = String(value).replace(hashes, '')
  return /^M-?[\d.]+[, -]/.test(text) ? [] : [`${name}: ${text}`]
}

const silent = new Set(['script', 'style', 'template', 'head', 'title'])

/** One line for each block of visible text. */
export const visibleText = (nodes: readonly Node[]): string[] =>
  textBlocks(
    nodes,
    (one) => silent.has(one.tagName) || attributeOf(one, 'hidden') !== undefined,
  ).map(({ text }) => text)
