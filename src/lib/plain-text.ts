import { parsePiece, textBlocks } from './html-tree.ts'
import { wordJoiner } from './keep-together.ts'

/** The text of a piece of compiled HTML, on one line. */
export const plainText = (html: string): string =>
  textBlocks(parsePiece(html), () => false)
    .map(({ text }) => text.replaceAll(wordJoiner, ''))
    .join(' ')
