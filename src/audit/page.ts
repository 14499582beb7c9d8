import {
  attributeOf,
  type Element,
  elementsBelow,
  parseDocument,
  textsIn,
} from '../lib/html-tree.ts'

export type Page = {
  file: string
  address: string
  elements: readonly Element[]
  /** Whether it only sends visitors on to another page. */
  isRedirect: boolean
  /** Its canonical address, unless it is a redirect or search engines must not list it. */
  listedAs: string | undefined
}

/** Parses a page as a browser without JavaScript does. */
export function readPage(file: string, address: string, html: string): Page {
  const elements = [...elementsBelow(parseDocument(html))]
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const isRedirect = metas.some(
    (one) => attributeOf(one, 'http-equiv')?.toLowerCase() === 'refresh',
  )
  const isHidden = metas.some(
    (one) =>
      attributeOf(one, 'name') === 'robots' && attributeOf(one, 'content')?.includes('noindex'),
  )
  const canonical = elements.find((one) => attributeOf(one, 'rel') === 'canonical')
  const listedAs =
    canonical && !isRedirect && !isHidden ? attributeOf(canonical, 'href') : undefined
  return { file, address, elements, isRedirect, listedAs }
}

/** A text without spaces and invisible characters, which depend on line breaks and markup. */
export const squash = (text: string) => text.replace(/[\s\u00ad\u200b-\u200d\u2060]+/g, '')

const unseen = new Set(['script', 'style', 'template', 'head'])

export function seenText({ elements }: Page): string {
  const body = elements.find(({ tagName }) => tagName === 'body')
  return squash(textsIn(body?.childNodes ?? [], unseen).join(''))
}
