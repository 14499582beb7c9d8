import { existsSync } from 'node:fs'
import { inFile, type Problem } from '../problem.ts'
import { readSource } from '../read/read-source.ts'

/** The project's own words, which are in no dictionary. */
export const wordsFile = 'content/palabras.txt'

/**
 * Reads the project's own words: one per line, ignoring the punctuation around it; a `#` starts a
 * comment. A capitalised word is known only with its capital. Without the file the list is empty.
 */
export function readWords(absolute: string): { words: ReadonlySet<string>; problems: Problem[] } {
  if (!existsSync(absolute)) return { words: new Set(), problems: [] }
  const source = readSource(absolute)
  if ('problem' in source)
    return { words: new Set(), problems: [inFile(wordsFile, source.problem)] }
  const text = source.text.normalize('NFC').replace(/#.*/g, '')
  const words = new Set(text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu))
  return { words, problems: [] }
}
