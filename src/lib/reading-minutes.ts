/** Minutes that a text of so many words takes at 200 words a minute; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200))
}
