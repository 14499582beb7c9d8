import type { LoadedEntry } from '../loaded-entry.ts'
import { type Problem, warning } from '../problem.ts'
import { problemAt } from './problem-at.ts'

/** Which part of two fingerprints is the same in texts that nobody wrote twice. */
const alike = 0.7

/** Texts that are nearly those of another entry: a copy that was forgotten, or pasted twice. */
export function checkRepeats(entries: readonly LoadedEntry[]): Problem[] {
  /** The first entries that have a phrase, by their places in the list. */
  const holders = new Map<number, number[]>()
  /** How many phrases of the entry at hand each one before it has. */
  const shared = new Uint32Array(entries.length)
  return entries.flatMap((entry, place) => {
    const print = entry.body?.fingerprint ?? []
    let twin: number | undefined
    shared.fill(0, 0, place)
    for (const hash of print) {
      const others = holders.get(hash)
      for (const other of others ?? []) {
        const count = (shared[other] ?? 0) + 1
        shared[other] = count
        if (count >= print.length * alike) twin ??= other
      }
      if (!others) holders.set(hash, [place])
      // A phrase that many texts share tells none of them.
      else if (others.length < 8) others.push(place)
    }
    if (twin === undefined) return []
    const data = { file: entries[twin]?.file ?? '' }
    return problemAt(entry, ['title'], { code: 'repeated-text', data }, warning)
  })
}
