import { parsePiece, type TextBlock, textBlocks } from './html-tree.ts'
import { wordJoiner } from './keep-together.ts'

/**
 * A block of text as a sentence. A block without a full stop gets one, so that sentences do not run
 * together; the label of a figure, which is in lower case, gets a capital letter.
 */
export function sentence({ tagName, text }: TextBlock): string {
  const isLabel = tagName === 'dt'
  const words = isLabel ? text.charAt(0).toUpperCase() + text.slice(1) : text
  return /[.!?:;,…»]\)?$/.test(text) ? words : `${words}${isLabel ? ':' : '.'}`
}

/** The text of a piece of compiled HTML as sentences on one line. */
export const plainSentences = (html: string): string =>
  textBlocks(parsePiece(html), () => false)
    .map(sentence)
    .join(' ')
    .replaceAll(wordJoiner, '')
