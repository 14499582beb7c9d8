import { parsePiece, textsIn } from './html-tree.ts'
import { wordJoiner } from './keep-together.ts'

/** The words of a piece of compiled HTML, in one line. */
export function plainText(html: string): string {
  return textsIn(parsePiece(html))
    .join(' ')
    .replaceAll(wordJoiner, '')
    .replace(/\s+([.,;:)])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
