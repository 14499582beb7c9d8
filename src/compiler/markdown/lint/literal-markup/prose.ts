import { mostWarnings } from '../../../list-problems.ts'
import { firstGarbled, garbledPart, readMojibake } from '../../../text/mojibake.ts'
import { shorten } from '../../../text/printable.ts'
import {
  findLiteralMarkup,
  type LiteralMarkup,
  type LiteralMarkupRule,
  unmask,
} from './literal-markup.ts'

/** Mistakes of prose, both in bodies and in fields. */
export function findInProse(text: string): LiteralMarkup[] {
  const found = findLiteralMarkup(text, rules)
  // `Ã¡` is no exclamation.
  const isGarbled = found.some(({ fault }) => fault.code === 'mojibake')
  return isGarbled ? found : [...found, ...findUnpaired(text)]
}

/**
 * Words that are never repeated on purpose. Words that may be are left out: «no para para
 * descansar». Two spaces may stand between them, but not more, as in place of an unreadable tag. An
 * accent may be a separate character, as in text copied from a PDF on a Mac.
 */
const repeated =
  /(?<![\p{L}\p{N}_-])(de|del|la|el|los|las|en|y|con|por|un|su|sus|al|es|que|se|este|esta|\p{L}{7,40})\s{1,2}\1(?![\p{L}\p{M}\p{N}_-])/giu

const asUnfinished: LiteralMarkupRule['explain'] = ([written]) => ({
  code: 'unfinished-text',
  data: { written },
})

/**
 * Placeholders that writers leave for missing text: words, and gaps to fill in. No Roman numeral
 * has four X. Marks that are also Spanish words, like «todo» and «pendiente», count only in
 * capitals.
 */
const placeholders = [
  /(?<![\p{L}\p{N}])(?:[Ll]orem ipsum(?: dolor sit amet)?|dolor sit amet|FIXME|TBD|XXX:|TODO:|PENDIENTE:|[[(](?:TODO|PENDIENTE)[\])])/gu,
  /(?<![\p{L}\p{N}])(?:X{4,}(?: X{4,})*|X{2,} ?%|(?<!\S)\?{3,})/gu,
]

const rules: readonly LiteralMarkupRule[] = [
  {
    pattern: garbledPart,
    explain([part]) {
      const data = firstGarbled(part)
      return data && { code: 'mojibake', data, repair: readMojibake(part) }
    },
  },
  {
    // Other words in brackets may be a link.
    pattern:
      /\[(?:pendiente|insert(?:ar|a|e)|agregar?|añadir?|completar?|por (?:definir|confirmar)|nombre del?|fuente(?=\])|CTA(?=[\]:])|tu|(?:foto|imagen|logo|enlace|link|texto|dato)s? aqu[ií]|(?:foto|imagen|captura|gráfica|video)(?: sugerida)?:)(?![\p{L}\p{N}])[^[\]\n]{0,80}\](?![([])/giu,
    explain: asUnfinished,
  },
  ...placeholders.map((pattern) => ({ pattern, explain: asUnfinished })),
  {
    pattern: repeated,
    // A name may be: «La La Land».
    explain: ([written, word = '']) =>
      /\p{Lu}\p{L}*$/u.test(written)
        ? undefined
        : { code: 'repeated-word', data: { word }, repair: word },
  },
  {
    pattern: /(?<!\p{L})(\p{L}{3,40})-\r?\n(\p{Ll}{2,40})/gu,
    explain: ([, start = '', end = '']) => ({
      code: 'split-word',
      data: { word: shorten(unmask(start + end)) },
      repair: start + end,
    }),
  },
]

/**
 * Runs of marks: `¿¡` opens once, `?!` closes once, and `¡…?` is a pair too. A mark closes whatever
 * precedes it, be it `etc.` or a word; a mark on its own, as in `(?)`, or before a letter closes
 * nothing.
 * Only the first two marks of a run may begin a match: if all could, a long run would take hours.
 */
const marks = /[¿¡]+|(?<=[^\s(«] ?)(?<![?!]{2})[?!]+(?![\p{L}\p{N}=?!])/gu

function findUnpaired(text: string): LiteralMarkup[] {
  if (!/[¿¡?!]/.test(text)) return []
  const found: LiteralMarkup[] = []
  let open: RegExpExecArray | undefined
  for (const match of text.matchAll(marks)) {
    const isOpening = /^[¿¡]/.test(match[0])
    if (isOpening) {
      open ??= match
      continue
    }
    if (found.length > mostWarnings) return found
    // In a run on its own, such as `???`, the pattern skips the first mark and matches the others.
    // After a space a mark can only close what is open.
    const isApart = /[?! ]/.test(text[match.index - 1] ?? '')
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
