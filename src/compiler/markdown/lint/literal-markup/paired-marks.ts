import { shorten } from '../../../text/printable.ts'
import { PROBLEMS_LIMIT } from '../../limit-problems.ts'
import { type LiteralMarkup, unmask } from './literal-markup.ts'

/**
 * Runs of marks: `¿¡` opens once, `?!` closes once, and `¡…?` is a pair too. A mark closes whatever
 * precedes it, be it `etc.` or a word; a mark on its own, as in `(?)`, or before a letter closes
 * nothing.
 */
const marks = /[¿¡]+|(?<=[^\s(«])[?!]+(?![\p{L}\p{N}=?!])/gu

/** Finds questions and exclamations that lack their opening or closing mark. */
export function findUnpaired(text: string): LiteralMarkup[] {
  if (!/[¿¡?!]/.test(text)) return []
  const found: LiteralMarkup[] = []
  let open: RegExpExecArray | undefined
  for (const match of text.matchAll(marks)) {
    const isOpening = /^[¿¡]/.test(match[0])
    if (isOpening) {
      open ??= match
      continue
    }
    if (found.length > PROBLEMS_LIMIT) return found
    // In a run on its own, such as `???`, the pattern skips the first mark and matches the others.
    const isApart = /[?!]/.test(text[match.index - 1] ?? '')
    if (open === undefined && !isApart && !isEnglish(text, match.index))
      found.push(withoutOpening(text, match.index, match[0]))
    open = undefined
  }
  if (open) {
    const mark = closing(open[0].at(-1) ?? '')
    const from = open.index
    found.push({
      from,
      to: from + open[0].length,
      fault: { code: 'unpaired-mark', data: { mark, place: 'end' } },
    })
  }
  return found
}

const closing = (mark: string) => (mark === '¿' ? '?' : '!')

function withoutOpening(text: string, index: number, run: string): LiteralMarkup {
  const mark = run.startsWith('?') ? '¿' : '¡'
  const start = sentenceStart(text, index)
  const sentence = text.slice(start, index).trimStart()
  const from = index - sentence.length
  const written = shorten(unmask(`${mark}${sentence}${run}`), 60)
  // After a comma the question may begin later, as in «Entonces, ¿qué?».
  const repair = /[,—–(«“"]/.test(sentence) ? undefined : mark
  return {
    from: index,
    to: index + run.length,
    fault: { code: 'unpaired-mark', data: { mark, place: 'start', written }, repair },
    replaced: { from, to: from },
  }
}

/**
 * The beginning of the sentence that ends at an offset; searched backwards, because texts are long.
 */
function sentenceStart(text: string, end: number): number {
  let start = end
  while (start > 0 && !'.:;?!\n'.includes(text[start - 1] ?? '')) start -= 1
  return start
}

/** English titles and names have no opening mark. */
const isEnglish = (text: string, index: number): boolean =>
  /\b(?:the|is|are|you|your|what|how|why|who|when|where)\b/i.test(
    text.slice(sentenceStart(text, index), index),
  )
