import { parsePiece, textBlocks } from '../../src/lib/html-tree.ts'
import { wordJoiner } from '../../src/lib/keep-together.ts'

/** The text of a piece of HTML, on one line. */
export const plainText = (html: string): string =>
  textBlocks(parsePiece(html), () => false)
    .map(({ text }) => text.replaceAll(wordJoiner, ''))
    .join(' ')
