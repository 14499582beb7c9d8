import { keepTogether } from './keep-together.ts'
import { wordsIn } from './search-words.ts'

/** A piece of an excerpt; what was searched for is marked. */
export type ExcerptPart = { text: string; isMarked: boolean }

const length = 26

/** Words before the first that is marked. */
const lead = 4

/**
 * The part of a text that holds most of what was searched for. It is a part, and says so at both ends;
 * in it what belongs into one line is held together.
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

/** The first marked word from which on an excerpt holds the most of them. */
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
