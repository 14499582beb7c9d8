import { asksPrice, subjectOf } from '../../lib/question-words.ts'
import { type Found, findByWords } from '../../lib/search-engine.ts'
import { kindOf } from '../../lib/search-files.ts'

/** Passages of one answer. */
const most = 3

/** What a page counts that is neither a service nor a question nor an article. */
const mention = 0.6

/** A passage counts beside a better one while it has this share of its score. */
const close = 0.25

/**
 * Passages of the site about what a question asks, best first; where it asks for a price, those
 * with one stand before them. Nothing found, or no index to ask: none.
 */
export async function findPassages(question: string): Promise<Found[]> {
  const subject = subjectOf(question)
  if (subject.length === 0) return []
  const hits = await findByWords(subject).catch(() => [])
  // Of a long question one word is chance.
  const needed = subject.length > 2 ? 2 : 1
  const best = hits[0]?.score ?? 0
  const good = hits
    .filter(({ words, score }) => words >= needed && score >= best * close)
    // Questions and services answer; other pages mention.
    .map((hit) => (kindOf(hit.id) === 'Página' ? { ...hit, score: hit.score * mention } : hit))
    .sort((a, b) => b.words - a.words || b.score - a.score)
  const isAboutPrice = asksPrice(question)
  // What has a price is known once it is loaded.
  const loaded = good.slice(0, isAboutPrice ? 4 * most : most).map(({ load }) => load())
  const found = await Promise.all(loaded).catch(() => [])
  if (!isAboutPrice) return found.map((one) => ({ ...one, price: undefined }))
  return found.sort((a, b) => Number(!a.price) - Number(!b.price)).slice(0, most)
}
