import { type ExcerptPart, excerptOf } from './excerpt.ts'
import { fetchJson } from './fetch-json.ts'
import { keepTogether, wordJoiner } from './keep-together.ts'
import { asksPrice, searchWordsOf } from './question-words.ts'
import {
  indexPath,
  kindOf,
  type PackedPostings,
  partPath,
  partsFor,
  type ResultKind,
  readableBeginning,
  type SearchIndex,
  type SearchPart,
  type SearchText,
  textPath,
  unpackPostings,
} from './search-files.ts'
import { type Family, familyOf, isOneSlipApart, wordsIn } from './search-words.ts'
import { withBase } from './site-path.ts'

export type Found = Omit<SearchText, 'text'> & { excerpt: ExcerptPart[] }

/** How many were found, by kind; a kind of which there is none is missing. */
export type KindCounts = Partial<Record<ResultKind, number>>

export type Results = {
  /** The best of it. */
  found: readonly Found[]
  total: number
  counts: KindCounts
  /** How many of the words that were asked for each of it holds. */
  words: number
  /** Whether another word was searched for, since nothing holds the one that was typed. */
  isCorrected: boolean
}

/** Results whose texts are fetched for one search. */
const most = 20

/** What another word of the same family counts, and one that only begins with what was typed. */
const [ofFamily, ofBeginning] = [0.9, 0.5]

/** What a service counts: most who search look for one. */
const ofService = 1.2

/** The index as it was when somebody meant to search, and what was read of it since. */
type Engine = SearchIndex & { read: <File>(path: string) => Promise<File> }

let engine: Promise<Engine> | undefined

async function fetchFile<File>(path: string): Promise<File> {
  const file = await fetchJson<File>(withBase(import.meta.env.BASE_URL, path))
  if (file === undefined) throw new Error(`${path} is missing`)
  return file
}

async function start(): Promise<Engine> {
  const files = new Map<string, Promise<unknown>>()
  const read = <File>(path: string): Promise<File> => {
    const known = files.get(path)
    if (known) return known as Promise<File>
    const file = fetchFile<File>(path)
    files.set(path, file)
    file.catch(() => files.delete(path))
    return file
  }
  return { ...(await fetchFile<SearchIndex>(indexPath)), read }
}

/** The index of the search, fetched once somebody means to search; a failure is forgotten. */
export function loadEngine(): Promise<Engine> {
  engine ??= start().catch((error) => {
    engine = undefined
    throw error
  })
  return engine
}

/**
 * Asks the engine. Where a file is missing, the site was built anew, or the connection was lost: an
 * engine that starts afresh is asked once more.
 *
 * @throws when the index cannot be had
 */
async function ask<Answer>(question: (engine: Engine) => Promise<Answer>): Promise<Answer> {
  try {
    return await question(await loadEngine())
  } catch {
    engine = undefined
    return question(await loadEngine())
  }
}

/** What holds a word, with its score, and the forms that it has there. */
type Hits = { scores: Map<number, number>; forms: string[] }

/** The words of an index that have a beginning, and others. */
async function wordsFor(beginning: string, engine: Engine): Promise<[string, PackedPostings][]> {
  const files = partsFor(beginning, engine).map((name) => engine.read<SearchPart>(partPath(name)))
  return (await Promise.all(files)).flatMap((part) => Object.entries(part))
}

/** What holds a word as it was typed, another one of its family, or one that begins like it. */
async function hitsOf(typed: string, engine: Engine): Promise<Hits> {
  const family = familyOf(typed)
  const words = await wordsFor(family.beginning, engine)
  const scores = new Map<number, number>()
  const forms: string[] = []
  for (const [word, packed] of words) {
    const likeness = likenessOf(word, typed, family)
    if (likeness === 0) continue
    forms.push(word)
    for (const { id, weight } of unpackPostings(packed))
      scores.set(id, Math.max(scores.get(id) ?? 0, weight * likeness))
  }
  // A rare word says more than one that is everywhere.
  const rarity = Math.log(1 + engine.size / scores.size)
  for (const [id, score] of scores)
    scores.set(id, score * rarity * (kindOf(id) === 'Servicio' ? ofService : 1))
  return { scores, forms }
}

/** How much a word counts that may be another than the one that was typed. */
function likenessOf(word: string, typed: string, family: Family): number {
  if (word === typed) return 1
  if (family.has(word)) return ofFamily
  return word.startsWith(typed) ? ofBeginning : 0
}

async function resultOf(id: number, forms: ReadonlySet<string>, { read }: Engine): Promise<Found> {
  const { text, title, ...found } = await read<SearchText>(textPath(id))
  const excerpt = excerptOf(text, (form) => forms.has(form))
  return { ...found, title: keepTogether(title), excerpt }
}

/** Something that holds some of the words that were asked for. */
type WordHit = {
  id: number
  /** How many of them. */
  words: number
  score: number
  load: () => Promise<Found>
}

/** The words of a text as they are compared. */
const comparedWords = (text: string) => wordsIn(text).flatMap(({ forms }) => forms.slice(0, 1))

/** What holds any of some words: what holds more of them comes first, then what is more about them. */
function hitsOfAny(hits: readonly Hits[], engine: Engine): WordHit[] {
  const forms = new Set(hits.flatMap(({ forms }) => forms))
  const found = new Map<number, WordHit>()
  for (const { scores } of hits)
    for (const [id, gain] of scores) {
      const { words = 0, score = 0 } = found.get(id) ?? {}
      const load = () => resultOf(id, forms, engine)
      found.set(id, { id, words: words + 1, score: score + gain, load })
    }
  return [...found.values()].sort((a, b) => b.words - a.words || b.score - a.score || a.id - b.id)
}

/** Letters of the shortest word that is taken for a slip of the finger, and those at least that a slip leaves alone. */
const [shortestSlip, sureLetters] = [5, 2]

/** What holds a word; where nothing does, what holds the usual one of those that are one slip away. */
async function hitsOrNearest(typed: string, engine: Engine): Promise<Hits & { isNear: boolean }> {
  const hits = await hitsOf(typed, engine)
  if (hits.scores.size > 0 || typed.length < shortestSlip) return { ...hits, isNear: false }
  const words = await wordsFor(readableBeginning(typed, sureLetters, engine), engine)
  const [nearest] = words
    .filter(([word]) => isOneSlipApart(word, typed))
    .sort(([, one], [, other]) => other.length - one.length)
  return nearest
    ? { ...(await hitsOf(nearest[0], engine)), isNear: true }
    : { ...hits, isNear: false }
}

/**
 * What holds the words of a query that say what it is about, best first, and how many there are. Where
 * nothing holds them all, what holds the most of them. A word that nothing holds may be another one with a
 * slip of the finger.
 *
 * @param kind only results of this kind; the counts are those of all
 * @throws when the index cannot be had
 */
export async function search(query: string, kind?: ResultKind): Promise<Results> {
  // Who copies from a page copies what holds its words together.
  const words = searchWordsOf(query.replaceAll(wordJoiner, ''))
  return ask(async (engine) => {
    const asked = await Promise.all(comparedWords(words).map((word) => hitsOrNearest(word, engine)))
    const isFound = asked.some(({ isNear, scores }) => !isNear && scores.size > 0)
    // Beside words that are found, a likeness that stands in one place is chance: «Colombia» is no «Columbia».
    const found = asked.filter(({ isNear, scores }) => !(isFound && isNear && scores.size === 1))
    const hits = hitsOfAny(found, engine)
    const best = hits.filter((hit) => hit.words === hits[0]?.words)
    const counts: KindCounts = {}
    for (const { id } of best) counts[kindOf(id)] = (counts[kindOf(id)] ?? 0) + 1
    const ofKind = best.filter(({ id }) => kind === undefined || kindOf(id) === kind)
    const results = await Promise.all(ofKind.slice(0, most).map(({ load }) => load()))
    // Who asks what something costs sees first what has a price.
    if (asksPrice(query) && !asksPrice(words))
      results.sort((a, b) => Number(!a.price) - Number(!b.price))
    const isCorrected = found.some(({ isNear }) => isNear)
    return { found: results, total: ofKind.length, counts, words: hits[0]?.words ?? 0, isCorrected }
  })
}
