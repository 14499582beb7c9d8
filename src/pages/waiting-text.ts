import type { Waiting } from '../content/entries.ts'
import { formatDay } from '../lib/format-date.ts'

/** The label of an entry that is not published yet. */
export function waitingText(waiting: Waiting | undefined): string | undefined {
  if (waiting === undefined) return undefined
  if (waiting === 'draft') return 'Borrador'
  const [day, month] = formatDay(waiting).short.split(' ')
  return `Se publica el ${day} ${month}`
}
