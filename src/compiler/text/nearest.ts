import { distance } from 'fastest-levenshtein'
import { foldAccents } from '../../lib/fold-accents.ts'

/** Lower case, without accents: the part of a word that case and accent mistakes do not change. */
export function fold(text: string): string {
  // Nearly every compared text is ASCII, and normalising takes time.
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase()
  return foldAccents(text.normalize('NFKC')).toLowerCase()
}

const bare = (text: string) => fold(text).replace(/[\s_./-]+/g, '')

/** The candidate that a writer probably meant, if one is close enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  // Longer words are not typing mistakes, and comparing them takes quadratic time.
  if (word.length > 80) return undefined
  const wanted = bare(word)
  let best: string | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const other = bare(candidate)
    if (Math.abs(other.length - wanted.length) >= bestScore) continue
    const score = isSwap(wanted, other) ? 1 : distance(wanted, other)
    if (score < bestScore) [best, bestScore] = [candidate, score]
  }
  // One-letter words have nothing in common, and long words soon look alike.
  const tolerance = Math.min(wanted.length - 1, 4, Math.max(1, Math.floor(wanted.length / 3)))
  if (best !== undefined && bestScore <= tolerance) return best
  return onlyContaining(wanted, candidates)
}

/** `horus` counts as one mistake away from `hours`, although two letters differ. */
function isSwap(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  return at !== -1 && swapped === other
}

/** `ana` → `ana-rios`, when no other candidate begins the same way. */
function onlyContaining(wanted: string, candidates: Iterable<string>): string | undefined {
  if (wanted.length < 3) return undefined
  const matches = [...candidates].filter((candidate) => {
    const other = bare(candidate)
    return other.startsWith(wanted) || (other.length >= 4 && wanted.startsWith(other))
  })
  return matches.length === 1 ? matches[0] : undefined
}
