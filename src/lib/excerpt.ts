/** A piece of an excerpt; what was searched for is marked. */
export type ExcerptPart = { text: string; isMarked: boolean }

/**
 * Reads Pagefind's excerpt: text whose only element is `<mark>`, with `<` and `>` as entities. It is
 * a part of a longer text, and says so at both ends.
 */
export function parseExcerpt(html: string): ExcerptPart[] {
  const decoded = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  const pieces = html
    .trim()
    .split(/<\/?mark>/)
    .map(decoded)
  // The last words may be marked, and nothing may follow them.
  const last = pieces.findLastIndex((text) => text !== '')
  const ended = pieces.map((text, index) => (index === last ? text.replace(/[.,;:…]+$/, '') : text))
  // Marks do not nest, so every second piece stands inside one.
  const parts = ended.map((text, index) => ({ text, isMarked: index % 2 === 1 }))
  const more = { text: '…', isMarked: false }
  return joinEqual([more, ...parts.filter(({ text }) => text !== ''), more])
}

/** Neighbours that are marked alike become one piece. */
function joinEqual(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const joined: ExcerptPart[] = []
  for (const { text, isMarked } of parts) {
    const before = joined.at(-1)
    if (before?.isMarked === isMarked) before.text += text
    else joined.push({ text, isMarked })
  }
  return joined
}
