/** Words in a row that two texts seldom share by chance. */
const run = 5

/** How many runs stand for a text: enough to tell half from nearly all. */
const kept = 24

/** Texts of fewer words are too short to repeat one another. */
const fewest = 60

/** The lowest hashes of a text's runs of words: texts that are nearly the same share most of them. */
export function fingerprintOf(prose: string): number[] {
  const words = wordHashes(prose)
  if (words.length < fewest) return []
  // Spares the sorting of what is not among the lowest; four times as many as are kept pass.
  const limit = (2 ** 32 * 4 * kept) / words.length
  const hashes = new Set<number>()
  for (let at = 0; at + run <= words.length; at += 1) {
    let hash = 0
    for (let step = 0; step < run; step += 1)
      hash = (Math.imul(hash, 31) + (words[at + step] ?? 0)) | 0
    // Spread, or the lowest would be those of a few words.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash = (hash ^ (hash >>> 12)) >>> 0
    if (hash < limit) hashes.add(hash)
  }
  return [...hashes].sort((a, b) => a - b).slice(0, kept)
}

/** A number for each word; by character codes, since every text is read to its end. */
function wordHashes(prose: string): number[] {
  const words: number[] = []
  let hash = 0
  for (let at = 0; at < prose.length; at += 1) {
    const code = prose.charCodeAt(at)
    // Letters and digits; spaces and the signs of ASCII end a word.
    const isWord = code > 0x7f || (code > 0x40 && code < 0x7b) || (code > 0x2f && code < 0x3a)
    if (isWord) hash = Math.imul(hash ^ (code | 0x20), 0x01000193) + 1
    else if (hash !== 0) {
      words.push(hash)
      hash = 0
    }
  }
  if (hash !== 0) words.push(hash)
  return words
}
