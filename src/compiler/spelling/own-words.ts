import { readSource } from '../read/read-source.ts'

/** The words of the house that no dictionary has. */
export const wordsFile = 'content/palabras.txt'

/** One word a line, whatever signs stand around it; what follows a `#` is a note. With a capital, a word is known with it alone. */
export function readWords(absolute: string): ReadonlySet<string> {
  const source = readSource(absolute, wordsFile)
  if ('problem' in source) return new Set()
  const words = source.text.normalize('NFC').replace(/#.*/g, '')
  return new Set(words.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu))
}
