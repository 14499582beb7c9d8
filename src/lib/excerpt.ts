/** A piece of an excerpt; what was searched for is marked. */
export type ExcerptPart = { text: string; isMarked: boolean }

/**
 * Reads Pagefind's excerpt: text whose only element is `<mark>`, with `<` and `>` as entities. It is
 * a part of a longer text, and says so at both ends.
 */
export function parseExcerpt(html: string): ExcerptPart[] {
  return `…${html.trim().replace(/[.,;:…]+(<\/mark>)?$/, '$1')}…`
    .split(/<\/?mark>/)
    .map((part, index) => ({
      text: part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      // Marks do not nest, so every second piece stands inside one.
      isMarked: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '')
}
