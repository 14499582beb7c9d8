import { wordJoiner } from './keep-together.ts'

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The words of a piece of compiled HTML, in one line. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|#x27|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(wordJoiner, '')
    .replace(/\s+([.,;:)])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
