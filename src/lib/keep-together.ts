import { currencies } from './currencies.ts'

/**
 * Invisible; prevents a line break between its neighbours. The browser's find-in-page ignores it.
 */
export const wordJoiner = '\u2060'

const space = '\u00a0'

const units = `${currencies.join('|')}|kg|g|ml|m|%|minutos?|horas?|días?|semanas?|mes|meses|años?`

/** Patterns within which no line may break, and their replacements. */
const rules: readonly [RegExp, string][] = [
  // Not a non-breaking hyphen, with which find-in-page would not find «e-commerce».
  [/(^|[^\w/.-])(e(?=-commerce\b)|on(?=-page\b))-/gi, `$1$2${wordJoiner}-${wordJoiner}`],
  [/(\d)–(?=\$?\d)/g, `$1–${wordJoiner}`],
  // Keeps a short first word, as in «¿A», from standing alone at the end of a line.
  [/([¿¡]\p{L}{1,2}) /gu, `$1${space}`],
  [/ como máximo\b/g, `${space}como${space}máximo`],
  [/(\d) ([ap]\.) m\./g, `$1${space}$2${space}m.`],
  [new RegExp(`(\\d) (?=(?:${units})(?!\\p{L}))`, 'gu'), `$1${space}`],
]

/** A text without line breaks inside units such as `e-commerce`, `7:00–17:00` and `60 días`. */
export function keepTogether(text: string): string {
  return rules.reduce((kept, [pattern, held]) => kept.replace(pattern, held), text)
}

/** Short words that belong to the next one; a line of large type should not end with one. */
const shortWord =
  /^[«¿¡]?(?:al?|con|del?|e|en|el|las?|les?|los?|me|mis?|ni|no|nos|o|por|que|se|sin|sus?|tus?|u|una?|y)$/i

/**
 * A text for large type: a short word stays on the line of the next word.
 *
 * @param max letters kept together at most, fewer than fit on a line of the smallest screen
 */
export function keepShortWords(text: string, max = 12): string {
  const words = keepTogether(text).split(' ')
  return words.reduceRight((rest, word) => {
    const held = word.length + 1 + rest.search(/ |$/)
    // In «una para tu negocio» it is a pronoun, which belongs to the word before it.
    const isHeld = shortWord.test(word) && held <= max && !rest.startsWith('para ')
    return word + (isHeld ? space : ' ') + rest
  })
}

/**
 * Data with {@link keepTogether} applied to every text. A single word stays as it is, because code
 * may compare it.
 *
 * @param key the key of the data in its parent
 */
export function keepAllTogether<Data>(data: Data, key = ''): Data {
  if (typeof data === 'string') {
    if (!data.includes(' ')) return data
    const isLarge = key === 'heading' || key === 'statement'
    return (isLarge ? keepShortWords(data) : keepTogether(data)) as Data
  }
  if (Array.isArray(data)) return data.map((item) => keepAllTogether(item, key)) as Data
  if (typeof data !== 'object' || data === null) return data
  const kept = Object.entries(data).map(([key, value]) => [
    key,
    // What is sent stays as it was written: the texts of a form, the message of a chat.
    key === 'form' || key === 'message' ? value : keepAllTogether(value, key),
  ])
  return Object.fromEntries(kept)
}
