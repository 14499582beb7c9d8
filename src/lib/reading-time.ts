/** Counts the words of a text: runs between spaces that contain a letter or a digit. */
export function countWords(text: string): number {
  let words = 0
  for (const [word] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(word)) words += 1
  return words
}

/** Minutes to read a text at 200 words a minute; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 200))
}
