import { shorten } from '../../../text/printable.ts'
import { PROBLEMS_LIMIT } from '../../limit-problems.ts'
import { type LiteralMarkup, unmask } from './literal-markup.ts'

/**
 * Runs of marks: `¿¡` opens once, `?!` closes once, and `¡…?` is a pair too. A sign closes whatever it stands
 * behind, `etc.` as well as a word; one that stands alone, as in `(?)`, or before a letter closes nothing.
 */
const marks = /[¿¡]+|(?<=[^\s(«])[?!]+(?![\p{L}\p{N}=?!])/gu

/** A question or exclamation without the sign at its beginning or at its end. */
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
    // Of signs by themselves, `???`, all but the first one are found here.
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
  // After a comma the question may begin later: «Entonces, ¿qué?».
  const repair = /[,—–(«“"]/.test(sentence) ? undefined : mark
  return {
    from: index,
    to: index + run.length,
    fault: { code: 'unpaired-mark', data: { mark, place: 'start', written }, repair },
    replaced: { from, to: from },
  }
}

/** Where the sentence begins that ends at an offset; sought from its end, since texts are long. */
function sentenceStart(text: string, end: number): number {
  let start = end
  while (start > 0 && !'.:;?!\n'.includes(text[start - 1] ?? '')) start -= 1
  return start
}

/** Titles and names in English have no sign at their beginning. */
const isEnglish = (text: string, index: number): boolean =>
  /\b(?:the|is|are|you|your|what|how|why|who|when|where)\b/i.test(
    text.slice(sentenceStart(text, index), index),
  )
