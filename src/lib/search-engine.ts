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
  readablePrefix,
  type SearchIndex,
  type SearchPart,
  type SearchText,
  textPath,
  unpackPostings,
} from './search-files.ts'
import { type Family, familyOf, isOneTypoApart, wordsIn } from './search-words.ts'
import { withBase } from './site-path.ts'

export type SearchResult = Omit<SearchText, 'text'> & {
  excerpt: ExcerptPart[]
  /** How much it is about the query: about 1 if all its words are in the title. */
  relevance: number
}

/** Number of results by kind; kinds without results are missing. */
type KindCounts = Partial<Record<ResultKind, number>>

export type Results = {
  /** The best results. */
  found: readonly SearchResult[]
  total: number
  counts: KindCounts
  /** Whether a similar word was searched for, because nothing contains the one that was typed. */
  isCorrected: boolean
}

/** Maximum of results whose texts are fetched for one search. */
const maxResults = 20

/** Weight of another word of the same family, and of one that only starts with what was typed. */
const [familyWeight, prefixWeight] = [0.9, 0.5]

/** The highest weight of a word in the index. */
const maxWeight = 9

/** Weight of services, which most searches are for. */
const serviceWeight = 1.2

/** The index as it was when loaded, with a cache of its files. */
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

/** The search index, fetched on first use; after a failure the next call fetches it again. */
export function loadEngine(): Promise<Engine> {
  engine ??= start().catch((error) => {
    engine = undefined
    throw error
  })
  return engine
}

/**
 * Asks the engine. If a file cannot be fetched, a new build may have replaced it or the connection
 * was lost: the index is loaded again and asked once more.
 *
 * @throws when the index cannot be fetched
 */
async function ask<Answer>(question: (engine: Engine) => Promise<Answer>): Promise<Answer> {
  try {
    return await question(await loadEngine())
  } catch {
    engine = undefined
    return question(await loadEngine())
  }
}

/** Score of everything that contains a word, the forms in which it occurs, and how rare it is. */
type Hits = { scores: Map<number, number>; forms: string[]; rarity: number }

/** The words of all index parts that may hold words with a prefix, including other words. */
async function wordsFor(prefix: string, engine: Engine): Promise<[string, PackedPostings][]> {
  const files = partsFor(prefix, engine).map((name) => engine.read<SearchPart>(partPath(name)))
  return (await Promise.all(files)).flatMap((part) => Object.entries(part))
}

/** What contains the word as it was typed, a word of its family, or a word that starts with it. */
async function hitsOf(typed: string, engine: Engine): Promise<Hits> {
  const family = familyOf(typed)
  const words = await wordsFor(family.prefix, engine)
  const scores = new Map<number, number>()
  const forms: string[] = []
  for (const [word, packed] of words) {
    const similarity = similarityOf(word, typed, family)
    if (similarity === 0) continue
    forms.push(word)
    for (const { id, weight } of unpackPostings(packed))
      scores.set(id, Math.max(scores.get(id) ?? 0, weight * similarity))
  }
  // Inverse document frequency: a rare word says more than a common one.
  const rarity = Math.log(1 + engine.size / Math.max(scores.size, 1))
  for (const [id, score] of scores)
    scores.set(id, score * rarity * (kindOf(id) === 'Servicio' ? serviceWeight : 1))
  return { scores, forms, rarity }
}

/** Weight of a word of the index for the word that was typed; 0 if they are unrelated. */
function similarityOf(word: string, typed: string, family: Family): number {
  if (word === typed) return 1
  if (family.has(word)) return familyWeight
  return word.startsWith(typed) ? prefixWeight : 0
}

async function resultOf(
  id: number,
  forms: ReadonlySet<string>,
  { read }: Engine,
): Promise<Omit<SearchResult, 'relevance'>> {
  const { text, title, ...found } = await read<SearchText>(textPath(id))
  const excerpt = excerptOf(text, (form) => forms.has(form))
  return { ...found, title: keepTogether(title), excerpt }
}

/** Something that contains words of the query. */
type WordHit = {
  id: number
  /** How many of the query's words it contains. */
  words: number
  score: number
}

/** The words of a text in the form used for comparison. */
const comparedWords = (text: string) => wordsIn(text).flatMap(({ forms }) => forms.slice(0, 1))

/** Everything that contains any of the words, sorted by score. */
function hitsOfAny(hits: readonly Hits[]): WordHit[] {
  const found = new Map<number, WordHit>()
  for (const { scores } of hits)
    for (const [id, gain] of scores) {
      const { words = 0, score = 0 } = found.get(id) ?? {}
      found.set(id, { id, words: words + 1, score: score + gain })
    }
  return [...found.values()].sort((a, b) => b.score - a.score || a.id - b.id)
}

/**
 * Length of the shortest word in which a typo is assumed, and the letters before it assumed right.
 */
const [minTypoLength, sureLetters] = [5, 2]

/**
 * What contains a word; if nothing does, what contains the most common word that is one typo away.
 */
async function hitsOrNearest(typed: string, engine: Engine): Promise<Hits & { isNear: boolean }> {
  const hits = await hitsOf(typed, engine)
  if (hits.scores.size > 0 || typed.length < minTypoLength) return { ...hits, isNear: false }
  const words = await wordsFor(readablePrefix(typed, sureLetters, engine), engine)
  const [nearest] = words
    .filter(([word]) => isOneTypoApart(word, typed))
    .sort(([, one], [, other]) => other.length - one.length)
  return nearest
    ? { ...(await hitsOf(nearest[0], engine)), isNear: true }
    : { ...hits, isNear: false }
}

/**
 * Searches for the words that say what a query is about: returns what is most about them, best
 * first, and what contains as many of them as the best does. A word that occurs nowhere is taken
 * for a typo.
 *
 * @param kind limits the results to this kind; the counts cover all kinds
 * @throws when the index cannot be fetched
 */
export async function search(query: string, kind?: ResultKind): Promise<Results> {
  // Text copied from a page contains the word joiners of keepTogether.
  const words = searchWordsOf(query.replaceAll(wordJoiner, ''))
  return ask(async (engine) => {
    const asked = await Promise.all(comparedWords(words).map((word) => hitsOrNearest(word, engine)))
    const isFound = asked.some(({ isNear, scores }) => !isNear && scores.size > 0)
    // If other words match exactly, a typo match in a single place is chance: «Colombia» is not
    // «Columbia».
    const found = asked.filter(({ isNear, scores }) => !(isFound && isNear && scores.size === 1))
    const hits = hitsOfAny(found)
    const forms = new Set(found.flatMap((word) => word.forms))
    const best = hits.filter((hit) => hit.words >= (hits[0]?.words ?? 0))
    const ideal = asked.reduce((sum, { rarity }) => sum + rarity * maxWeight, 0)
    const counts: KindCounts = {}
    for (const { id } of best) counts[kindOf(id)] = (counts[kindOf(id)] ?? 0) + 1
    const ofKind = best.filter(({ id }) => kind === undefined || kindOf(id) === kind)
    const shown = ofKind.slice(0, maxResults)
    const results = await Promise.all(
      shown.map(async ({ id, score }) => ({
        ...(await resultOf(id, forms, engine)),
        relevance: score / ideal,
      })),
    )
    // For a question about prices, results with a price come first.
    if (asksPrice(query) && !asksPrice(words))
      results.sort((a, b) => Number(!a.price) - Number(!b.price))
    const isCorrected = found.some(({ isNear }) => isNear)
    return { found: results, total: ofKind.length, counts, isCorrected }
  })
}
