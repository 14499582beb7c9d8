/**
 * Hashes a text to 32 bits with FNV-1a, over its UTF-8 bytes.
 * For seeding {@link mulberry32}; not cryptographically secure.
 *
 * @returns an unsigned integer from 0 to 2³² − 1
 */
export function fnv1a32(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash >>> 0
}

/**
 * Creates a mulberry32 generator: small, fast, and with the same sequence on every machine.
 *
 * @param seed any integer; only its lower 32 bits are used
 * @returns a function that returns the next number in [0, 1)
 */
export function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
