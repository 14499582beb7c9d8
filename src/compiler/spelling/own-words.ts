import { readSource } from '../read/read-source.ts'

/** The words of the house that no dictionary has. */
export const wordsFile = 'content/palabras.txt'

/** One word a line; what follows a `#` is a note. With a capital, a word is known with it alone. */
export function readWords(absolute: string): ReadonlySet<string> {
  const source = readSource(absolute, wordsFile)
  if ('problem' in source) return new Set()
  const lines = source.text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  return new Set(lines.map((line) => line.normalize('NFC')).filter(Boolean))
}
