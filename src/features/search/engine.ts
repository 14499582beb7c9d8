import { withBase } from '../../lib/site-path.ts'
import { type ExcerptPart, parseExcerpt } from './excerpt.ts'

/** A page that was found. */
export type Found = { url: string; title: string; excerpt: ExcerptPart[] }

/** The part of Pagefind's browser interface that is used here. */
type Pagefind = {
  options: (options: { baseUrl: string; excerptLength: number }) => Promise<void>
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<Fragment> }[] }>
}
type Fragment = { url: string; excerpt: string; meta: Record<string, string> }

/** Pages whose excerpts are fetched for one search. */
const most = 20

/** Words in an excerpt. */
const excerptLength = 26

let engine: Promise<Pagefind> | undefined
let failures = 0

async function start(): Promise<Pagefind> {
  // Browsers remember a module that failed, so a retry needs a new address.
  const attempt = failures > 0 ? `?intento=${failures}` : ''
  const address = withBase(import.meta.env.BASE_URL, `/pagefind/pagefind.js${attempt}`)
  const pagefind: Pagefind = await import(/* @vite-ignore */ address)
  // Addresses come back without the base: the router adds it.
  await pagefind.options({ baseUrl: '/', excerptLength })
  await pagefind.init()
  return pagefind
}

/** The search engine and its index, fetched once somebody means to search; a failure is forgotten. */
export function loadEngine(): Promise<Pagefind> {
  engine ??= start()
  engine.catch(() => {
    engine = undefined
    failures += 1
  })
  return engine
}

/**
 * Pages that hold the words of a query, best first, and how many there are.
 *
 * @throws when the engine or its index cannot be had
 */
export async function search(query: string): Promise<{ found: Found[]; total: number }> {
  const { results } = await loadEngine().then((pagefind) => pagefind.search(query))
  const fragments = await Promise.all(results.slice(0, most).map((result) => result.data()))
  const found = fragments.map(({ url, excerpt, meta }) => ({
    url,
    title: meta.title ?? url,
    excerpt: parseExcerpt(excerpt),
  }))
  return { found, total: results.length }
}
