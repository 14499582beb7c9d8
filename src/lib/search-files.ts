/** What a thing that can be found is. */
export const resultKinds = ['Servicio', 'Artículo', 'Pregunta', 'Página'] as const
export type ResultKind = (typeof resultKinds)[number]

/**
 * The search's files, which a build writes and the browser reads. What can be found has a number, whose
 * range says its kind. A query reads the index, the parts that hold its words, and the texts of its first
 * results.
 */
export type SearchIndex = {
  size: number
  /** Names of the parts, by what all words of each begin with; the longest beginning has a word. */
  parts: Readonly<Record<string, string>>
}

/** What holds each word of a part. */
export type SearchPart = Readonly<Record<string, PackedPostings>>

export type SearchText = {
  url: string
  title: string
  kind: ResultKind
  /** Where it has one: in one line, with its currency. */
  price?: string
  text: string
}

export const searchFolder = '/_search/'
export const indexPath = `${searchFolder}index.json`
export const partPath = (name: string) => `${searchFolder}words/${name}.json`
export const textPath = (id: number) => `${searchFolder}texts/${id.toString(36)}.json`

/** Parts that are read for one beginning: only one of two or three letters has more. */
const mostParts = 8

/** Names of the parts that hold the words with a beginning. */
export function partsFor(beginning: string, { parts }: SearchIndex): string[] {
  const nearest = Object.keys(parts)
    .filter((one) => beginning.startsWith(one))
    .reduce((a, b) => (a.length > b.length ? a : b), '')
  return Object.entries(parts)
    .filter(([one]) => one === nearest || one.startsWith(beginning))
    .slice(0, mostParts)
    .map(([, name]) => name)
}

/**
 * What a word begins with, from so many letters on: as many as it takes to read all parts of it. With 10,000
 * articles 90 parts begin with `co`.
 */
export function readableBeginning(word: string, letters: number, index: SearchIndex): string {
  const beginning = word.slice(0, letters)
  const isWhole = letters >= word.length || partsFor(beginning, index).length < mostParts
  return isWhole ? beginning : readableBeginning(word, letters + 1, index)
}

/** Numbers of one kind: few, so that the steps between those in use are small. */
export const idsPerKind = 2 ** 20

export const kindOf = (id: number): ResultKind =>
  resultKinds[Math.floor(id / idsPerKind)] as ResultKind

/** That something holds a word, and how much it is about it: from 1 to 9. */
type Posting = { id: number; weight: number }

/** Postings as they pack best: weights as digits, then the steps from each number to the next. */
export type PackedPostings = [weights: string, ...steps: number[]]

export function unpackPostings([weights, ...steps]: PackedPostings): Posting[] {
  let id = 0
  return steps.map((step, index) => {
    id += step
    return { id, weight: Number(weights[index]) }
  })
}
