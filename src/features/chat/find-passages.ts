import { asksPrice, subjectOf } from '../../lib/question-words.ts'
import { type Found, findByWords } from '../../lib/search-engine.ts'

/** Passages of one answer. */
const most = 3

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
  const good = hits.filter(({ words, score }) => words >= needed && score >= best * close)
  const found = await Promise.all(good.slice(0, 4 * most).map((hit) => hit.load())).catch(() => [])
  // Questions and services answer; other pages mention.
  const rank = ({ kind, price }: Found) => (price ? 0 : kind === 'Página' ? 2 : 1)
  return found
    .map((one) => (asksPrice(question) ? one : { ...one, price: undefined }))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most)
}
