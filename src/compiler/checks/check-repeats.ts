import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Which part of two fingerprints is the same in texts that nobody wrote twice. */
const alike = 0.7

/** Texts that are nearly those of another entry: a copy that was forgotten, or pasted twice. */
export function checkRepeats(entries: readonly LoadedEntry[]): Problem[] {
  const holders = new Map<number, LoadedEntry[]>()
  return entries.flatMap((entry) => {
    const print = entry.body?.fingerprint ?? []
    const shared = new Map<LoadedEntry, number>()
    for (const hash of print) {
      const others = holders.get(hash)
      if (!others) holders.set(hash, [entry])
      else {
        for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1)
        // A phrase that many texts share tells none of them.
        if (others.length < 8) others.push(entry)
      }
    }
    const [twin] = [...shared].filter(([, count]) => count >= print.length * alike)
    if (!twin) return []
    const data = { file: twin[0].file }
    return problemAt(entry, ['title'], { code: 'repeated-text', data }, warning)
  })
}
