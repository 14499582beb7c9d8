/** Kinds of search results, named as visitors see them. */
export const resultKinds = ['Servicio', 'Artículo', 'Pregunta', 'Página'] as const
export type ResultKind = (typeof resultKinds)[number]

/**
 * The files of the search, written by a build and read by the browser. Everything that can be found
 * has a number, whose range says its kind. A query reads the index, the parts that hold its words,
 * and the texts of its first results.
 */
export type SearchIndex = {
  size: number
  /**
   * Name of each part by the prefix of its words; a word is in the part with its longest prefix.
   */
  parts: Readonly<Record<string, string>>
}

/** The postings of each word in a part. */
export type SearchPart = Readonly<Record<string, PackedPostings>>

export type SearchText = {
  url: string
  title: string
  kind: ResultKind
  /** Its price, if it has one: on one line, with its currency. */
  price?: string
  text: string
}

export const searchFolder = '/_search/'
export const indexPath = `${searchFolder}index.json`
export const partPath = (name: string) => `${searchFolder}words/${name}.json`
export const textPath = (id: number) => `${searchFolder}texts/${id.toString(36)}.json`

/** Maximum of parts read for one prefix; only a prefix of two or three letters has more. */
const maxParts = 8

/** Names of the parts that hold the words with a prefix, at most {@link maxParts}. */
export function partsFor(prefix: string, { parts }: SearchIndex): string[] {
  const nearest = Object.keys(parts)
    .filter((one) => prefix.startsWith(one))
    .reduce((a, b) => (a.length > b.length ? a : b), '')
  return Object.entries(parts)
    .filter(([one]) => one === nearest || one.startsWith(prefix))
    .slice(0, maxParts)
    .map(([, name]) => name)
}

/**
 * The shortest prefix of a word, of at least `letters` letters, whose parts can all be read. With
 * 10,000 articles, 90 parts start with `co`.
 */
export function readablePrefix(word: string, letters: number, index: SearchIndex): string {
  const prefix = word.slice(0, letters)
  const isWhole = letters >= word.length || partsFor(prefix, index).length < maxParts
  return isWhole ? prefix : readablePrefix(word, letters + 1, index)
}

/** Size of each kind's range of numbers: small, so that the gaps between those in use are small. */
export const idsPerKind = 2 ** 20

export const kindOf = (id: number): ResultKind =>
  resultKinds[Math.floor(id / idsPerKind)] as ResultKind

/** Something that contains a word, and how much it is about that word, from 1 to 9. */
type Posting = { id: number; weight: number }

/**
 * Postings in a compact form: weights as digits, then the difference of each number to the last.
 */
export type PackedPostings = [weights: string, ...steps: number[]]

export function unpackPostings([weights, ...steps]: PackedPostings): Posting[] {
  let id = 0
  return steps.map((step, index) => {
    id += step
    return { id, weight: Number(weights[index]) }
  })
}
