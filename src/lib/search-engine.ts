import { type ExcerptPart, parseExcerpt } from './excerpt.ts'
import { wordJoiner } from './keep-together.ts'
import { asksPrice, searchWordsOf } from './question-words.ts'
import { withBase } from './site-path.ts'
import type { TrustedTypes } from './trusted-types.ts'

/** What a thing that can be found is; also its filter in the index. */
export type ResultKind = 'Servicio' | 'Artículo' | 'Pregunta' | 'Página'

/** Something that was found. */
export type Found = {
  url: string
  title: string
  kind: ResultKind
  /** Where it has one: in one line, with its currency. */
  price?: string | undefined
  excerpt: ExcerptPart[]
}

/** How many were found, by kind; a kind of which there is none may be missing. */
export type KindCounts = Partial<Record<ResultKind, number>>

/** The part of Pagefind's browser interface that is used here. */
type Pagefind = {
  options: (options: { baseUrl: string; excerptLength: number }) => Promise<void>
  init: () => Promise<void>
  /** Loads the filters, so that searches count by them. */
  filters: () => Promise<unknown>
  search: (
    query: string,
    options?: { filters: { kind?: ResultKind } },
  ) => Promise<{ results: Hit[]; totalFilters: { kind?: KindCounts } }>
}
type Hit = { id: string; score: number; data: () => Promise<Fragment> }
type Fragment = {
  url: string
  excerpt: string
  meta: { title: string; kind: ResultKind; price?: string }
}

/** Results whose excerpts are fetched for one search. */
const most = 20

/** Words in an excerpt. */
const excerptLength = 26

/** Pagefind starts a worker by its address, which the policy of the site takes from nobody else. */
const workerPath = withBase(import.meta.env.BASE_URL, '/pagefind/pagefind-worker.js')
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', {
  createScriptURL: (url) =>
    new URL(url, location.href).href === location.origin + workerPath ? url : undefined,
})

let engine: Promise<Pagefind> | undefined
let restarts = 0

const addressOf = (file: string) => withBase(import.meta.env.BASE_URL, `/pagefind/${file}`)

/** Names the index that is published now: each build has its own. */
async function fetchEdition(): Promise<string> {
  const response = await fetch(addressOf('pagefind-entry.json'), { cache: 'no-cache' })
  return response.text()
}

/** The index that the engine has read. */
let edition = ''

async function start(): Promise<Pagefind> {
  // Browsers remember a module, and that it failed: a new start needs a new address.
  const address = addressOf(`pagefind.js${restarts > 0 ? `?intento=${restarts}` : ''}`)
  let pagefind: Pagefind
  ;[edition, pagefind] = await Promise.all([fetchEdition(), import(/* @vite-ignore */ address)])
  // Addresses come back without the base: the router adds it.
  await pagefind.options({ baseUrl: '/', excerptLength })
  await pagefind.init()
  await pagefind.filters()
  return pagefind
}

function forgetEngine() {
  engine = undefined
  restarts += 1
}

/** The search engine and its index, fetched once somebody means to search; a failure is forgotten. */
export function loadEngine(): Promise<Pagefind> {
  engine ??= start().catch((error) => {
    forgetEngine()
    throw error
  })
  return engine
}

/**
 * Asks the engine. A new build of the site takes the parts of the index away that are fetched later:
 * then the engine fails, or finds nothing without a word, and one that starts afresh is asked again.
 *
 * @throws when the engine or its index cannot be had
 */
async function ask<Answer>(
  question: (pagefind: Pagefind) => Promise<Answer>,
  isEmpty: (answer: Answer) => boolean,
): Promise<Answer> {
  const started = await loadEngine()
  try {
    const answer = await question(started)
    if (!isEmpty(answer) || (await fetchEdition()) === edition) return answer
  } catch {
    // It remembers what has failed.
  }
  forgetEngine()
  return question(await loadEngine())
}

async function resultOf(hit: Hit): Promise<Found> {
  const { url, excerpt, meta } = await hit.data()
  return { url, ...meta, excerpt: parseExcerpt(excerpt) }
}

/**
 * What holds the words of a query that say what it is about, best first, and how many there are.
 *
 * @param kind only results of this kind; the counts are those of all
 * @throws when the engine or its index cannot be had
 */
export async function search(
  query: string,
  kind?: ResultKind,
): Promise<{ found: Found[]; total: number; counts: KindCounts }> {
  return ask(
    async (pagefind) => {
      const words = searchWordsOf(query.replaceAll(wordJoiner, ''))
      const { results, totalFilters } = await pagefind.search(words, { filters: { kind } })
      const found = await Promise.all(results.slice(0, most).map(resultOf))
      // Who asks what something costs sees first what has a price.
      if (asksPrice(query) && !asksPrice(words))
        found.sort((a, b) => Number(!a.price) - Number(!b.price))
      return { found, total: results.length, counts: totalFilters.kind ?? {} }
    },
    ({ total }) => total === 0,
  )
}

/** Something that holds some of several words. */
export type WordHit = {
  /** How many of them. */
  words: number
  score: number
  load: () => Promise<Found>
}

/**
 * What holds any of some words: what holds more of them comes first, then what is more about them.
 *
 * @throws when the engine or its index cannot be had
 */
export async function findByWords(words: readonly string[]): Promise<WordHit[]> {
  const answers = await ask(
    (pagefind) => Promise.all(words.map((word) => pagefind.search(word))),
    (all) => all.every(({ results }) => results.length === 0),
  )
  const hits = new Map<string, WordHit>()
  for (const { results } of answers)
    for (const hit of results) {
      const { words = 0, score = 0 } = hits.get(hit.id) ?? {}
      // A rare word says more than one that is everywhere.
      const gain = hit.score / Math.sqrt(results.length)
      hits.set(hit.id, { words: words + 1, score: score + gain, load: () => resultOf(hit) })
    }
  return [...hits.values()].sort((a, b) => b.words - a.words || b.score - a.score)
}
