/** Holds its neighbours in one line without being seen; a search in the page passes over it. */
export const wordJoiner = '\u2060'

const space = '\u00a0'

/** What no line may break, and what is written in its place. */
const rules: readonly [RegExp, string][] = [
  // Not a no-break hyphen: whoever looks for «e-commerce» in the page would not find it.
  [/(?<![\w/.-])(e)-(?=commerce\b)/gi, `$1${wordJoiner}-${wordJoiner}`],
  [/(?<=\d)–(?=\$?\d)/g, `–${wordJoiner}`],
  // A question does not begin with its «¿A» alone at the end of a line.
  [/(?<=[¿¡]\p{L}{1,2}) /gu, space],
  [/ como máximo\b/g, `${space}como${space}máximo`],
  [/(?<=\d) ([ap]\.) m\./g, `${space}$1${space}m.`],
  [
    /(?<=\d) (?=(?:USD|MXN|kg|m|%|minutos?|horas?|días?|semanas?|mes|meses|años?)(?!\p{L}))/gu,
    space,
  ],
]

/** A text with what belongs into one line held together: `e-commerce`, `7:00–17:00`, `60 días`. */
export function keepTogether(text: string): string {
  return rules.reduce((kept, [pattern, held]) => kept.replace(pattern, held), text)
}

/** Words that lean on the next one: a line of large type that ends with one reads as if it were torn. */
const leaning =
  /^[«¿¡]?(?:al?|con|del?|e|en|el|las?|les?|los?|me|mis?|ni|no|nos|o|por|que|se|sin|sus?|tus?|u|una?|y)$/i

/**
 * A text in large type: a short word stays with the next one.
 *
 * @param most letters that are held together, fewer than fit on a line of the smallest screen
 */
export function keepLeaning(text: string, most = 12): string {
  const words = keepTogether(text).split(' ')
  return words.reduceRight((rest, word) => {
    const held = word.length + 1 + rest.search(/ |$/)
    return word + (leaning.test(word) && held <= most ? space : ' ') + rest
  })
}

/** What is always set in large type. */
const isLarge = (key: string) => key === 'heading' || key === 'statement'

/** The words of a form are sent as they were written. */
const isSent = (key: string) => key === 'form'

/**
 * Data whose texts are held together. One word alone stays as it is: it may be a name that a program
 * compares.
 *
 * @param key what the data are in other data
 */
export function keepAllTogether<Data>(data: Data, key = ''): Data {
  if (typeof data === 'string') {
    if (!data.includes(' ')) return data
    return (isLarge(key) ? keepLeaning(data) : keepTogether(data)) as Data
  }
  if (Array.isArray(data)) return data.map((item) => keepAllTogether(item, key)) as Data
  if (typeof data !== 'object' || data === null) return data
  const kept = Object.entries(data).map(([key, value]) => [
    key,
    isSent(key) ? value : keepAllTogether(value, key),
  ])
  return Object.fromEntries(kept)
}
