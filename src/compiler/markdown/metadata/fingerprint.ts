import { crc32 } from 'node:zlib'

/** The length of a run of words: two texts seldom share one by chance. */
const run = 5

/** How many runs represent a text: enough to tell half the same from nearly the same. */
const kept = 24

/** Texts of fewer words are too short to repeat one another. */
const fewest = 60

/**
 * The lowest hashes of a text's runs of words: texts that are nearly the same share most of them.
 */
export function fingerprintOf(prose: string): number[] {
  const words = prose.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < fewest) return []
  const runs = words.slice(run - 1).map((_, at) => crc32(words.slice(at, at + run).join(' ')))
  return [...new Set(runs)].sort((a, b) => a - b).slice(0, kept)
}
