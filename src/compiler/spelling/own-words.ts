import { readSource } from '../read/read-source.ts'

/** The house list: words that no dictionary has. */
export const wordsFile = 'content/palabras.txt'

/**
 * Reads the house list: one word per line, ignoring the punctuation around it; a `#` starts a
 * comment. A capitalised word is known only with its capital.
 */
export function readWords(absolute: string): ReadonlySet<string> {
  const source = readSource(absolute)
  if ('problem' in source) return new Set()
  const words = source.text.normalize('NFC').replace(/#.*/g, '')
  return new Set(words.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu))
}
