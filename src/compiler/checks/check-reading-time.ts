import { readingMinutes } from '../../lib/reading-time.ts'
import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Warns when a stated reading time is more than a minute off. */
export function checkReadingTime(entry: LoadedEntry): Problem[] {
  const stated = entry.data?.readingTime
  if (entry.collection !== 'blog' || typeof stated !== 'number' || !entry.body) return []
  const { words } = entry.body
  const computed = readingMinutes(words)
  if (Math.abs(stated - computed) <= 1) return []
  const data = { stated, computed, words }
  const fault = { code: 'reading-time' as const, data, becomes: String(computed) }
  return [problemAt(entry, ['readingTime'], fault, warning)]
}
