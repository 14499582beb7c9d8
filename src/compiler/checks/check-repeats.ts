import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Which part of two fingerprints is the same in texts that nobody wrote twice. */
const alike = 0.7

/** Texts that are nearly those of another entry: a copy that was forgotten, or pasted twice. */
export function checkRepeats(entries: readonly LoadedEntry[]): Problem[] {
  const repeated = repeatedIn(entries.flatMap(({ body }) => body?.fingerprint ?? []))
  const holders = new Map<number, LoadedEntry[]>()
  return entries.flatMap((entry) => {
    const print = entry.body?.fingerprint ?? []
    const shared = new Map<LoadedEntry, number>()
    for (const hash of print) {
      // Most phrases stand in one text alone.
      if (!repeated.has(hash)) continue
      const others = holders.get(hash) ?? []
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1)
      // A phrase that many texts share tells none of them.
      if (others.length < 8) holders.set(hash, [...others, entry])
    }
    const [twin] = [...shared].filter(([, count]) => count >= print.length * alike)
    if (!twin) return []
    const data = { file: twin[0].file }
    return problemAt(entry, ['title'], { code: 'repeated-text', data }, warning)
  })
}

/** Numbers that stand in a list more than once. */
function repeatedIn(list: readonly number[]): ReadonlySet<number> {
  const sorted = Float64Array.from(list).sort()
  return new Set(sorted.filter((number, at) => number === sorted[at + 1]))
}
