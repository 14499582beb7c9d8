import { parsePiece, textsIn } from './html-tree.ts'
import { wordJoiner } from './keep-together.ts'

/** The text of a piece of compiled HTML, on one line. */
export function plainText(html: string): string {
  return textsIn(parsePiece(html))
    .join(' ')
    .replaceAll(wordJoiner, '')
    .replace(/\s+([.,;:)])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
