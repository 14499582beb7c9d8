import { keepTogether } from './keep-together.ts'
import { wordsIn } from './search-words.ts'

/** A piece of an excerpt; matches are marked. */
export type ExcerptPart = { text: string; isMarked: boolean }

/** Words in an excerpt. */
const length = 26

/** Words before the first match. */
const lead = 4

/**
 * The part of a text with the most matches, with an ellipsis at both ends and non-breaking
 * characters as in {@link keepTogether}.
 *
 * @param isAsked whether a form of a word was searched for
 */
export function excerptOf(text: string, isAsked: (form: string) => boolean): ExcerptPart[] {
  const words = wordsIn(text).map((word) => ({ ...word, isMarked: word.forms.some(isAsked) }))
  const from = Math.max(0, Math.min(densestStart(words) - lead, words.length - length))
  const shown = words.slice(from, from + length)
  const parts: ExcerptPart[] = []
  const add = (piece: string, isMarked: boolean) => {
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += piece
    else if (piece !== '') parts.push({ text: piece, isMarked })
  }
  add('…', false)
  let end = shown[0]?.start ?? 0
  for (const word of shown) {
    add(text.slice(end, word.start), false)
    add(text.slice(word.start, word.end), word.isMarked)
    end = word.end
  }
  add('…', false)
  return parts.map((part) => ({ ...part, text: keepTogether(part.text) }))
}

/** Index of the match from which an excerpt holds the most matches. */
function densestStart(words: readonly { isMarked: boolean }[]): number {
  const marked = words.flatMap(({ isMarked }, index) => (isMarked ? [index] : []))
  const reach = length - lead
  let best = { start: 0, count: 0 }
  let last = 0
  for (const [first, start] of marked.entries()) {
    while ((marked[last] ?? Number.POSITIVE_INFINITY) < start + reach) last += 1
    if (last - first > best.count) best = { start, count: last - first }
  }
  return best.start
}
