import { readingMinutes } from '../../lib/reading-minutes.ts'
import { count } from '../fields/phrase.ts'
import { isRecord } from '../fields/walk-schema.ts'
import { findingAt, type LoadedEntry } from '../loaded-entry.ts'
import type { Diagnostic } from '../report/diagnostic.ts'

/** Warns when a stated reading time is more than a minute off. */
export function checkReadingTime(entry: LoadedEntry): Diagnostic[] {
  const stated = isRecord(entry.data) ? entry.data.readingTime : undefined
  if (entry.collection !== 'blog' || typeof stated !== 'number' || !entry.body) return []
  const computed = readingMinutes(entry.body.words)
  if (Math.abs(stated - computed) <= 1) return []
  return [
    findingAt(entry, ['readingTime'], {
      code: 'reading-time',
      severity: 'warning',
      message:
        `Dice ${count(stated, 'minuto', 'minutos')}, y el texto se lee en ` +
        `${count(computed, 'minuto', 'minutos')} (${count(entry.body.words, 'palabra', 'palabras')}).`,
      hint: `Escribe «readingTime: ${computed}», o borra la línea para que se calcule.`,
    }),
  ]
}
