/** Words in a row that two texts seldom share by chance. */
const run = 5

/** How many runs stand for a text: enough to tell half from nearly all. */
const kept = 24

/** Texts of fewer words are too short to repeat one another. */
const fewest = 60

/** The lowest hashes of a text's runs of words: texts that are nearly the same share most of them. */
export function fingerprintOf(prose: string): number[] {
  const words = prose.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < fewest) return []
  const hashes = new Set<number>()
  const single = words.map(hashOf)
  for (let at = 0; at + run <= single.length; at += 1) {
    let hash = 0
    for (let step = 0; step < run; step += 1)
      hash = (Math.imul(hash, 31) + (single[at + step] ?? 0)) | 0
    // Spread, or the lowest would be those of a few words.
    hashes.add(Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0)
  }
  return [...hashes].sort((a, b) => a - b).slice(0, kept)
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}
