/** Holds its neighbours in one line without being seen; a search in the page passes over it. */
export const wordJoiner = '\u2060'

const space = '\u00a0'

/** What no line may break, and what is written in its place. */
const rules: readonly [RegExp, string][] = [
  // Not a no-break hyphen: whoever looks for «e-commerce» in the page would not find it.
  [/(?<![\w/.-])(e)-(?=commerce\b)/gi, `$1${wordJoiner}-${wordJoiner}`],
  [/(?<=\d)–(?=\$?\d)/g, `–${wordJoiner}`],
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

/** The words of a form are sent as they were written. */
const isSent = (key: string) => key === 'form'

/**
 * Data whose texts are held together. One word alone stays as it is: it may be a name that a program
 * compares.
 */
export function keepAllTogether<Data>(data: Data): Data {
  if (typeof data === 'string') return (data.includes(' ') ? keepTogether(data) : data) as Data
  if (Array.isArray(data)) return data.map(keepAllTogether) as Data
  if (typeof data !== 'object' || data === null) return data
  const kept = Object.entries(data).map(([key, value]) => [
    key,
    isSent(key) ? value : keepAllTogether(value),
  ])
  return Object.fromEntries(kept)
}
