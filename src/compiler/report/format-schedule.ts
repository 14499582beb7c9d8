import { formatDay } from '../../lib/format-date.ts'
import { count } from '../messages/phrase.ts'
import type { Change, Schedule, WaitingEntry } from '../schedule.ts'
import { printable, shorten } from '../text/printable.ts'

/** What is not published, with its reason, and the next change; nothing when all is published. */
export function formatSchedule({ waiting, next }: Schedule): string {
  const list = waiting.map((entry) => `  ${named(entry)}: ${reasonOf(entry)} (${entry.file})`)
  const head = `Sin publicar: ${count(waiting.length, 'archivo', 'archivos')}`
  return [...(list.length > 0 ? [head, ...list] : []), ...(next ? [nextLine(next)] : [])].join('\n')
}

const named = ({ title }: Pick<WaitingEntry, 'title'>) => `«${printable(shorten(title, 80))}»`

function reasonOf({ reason, date }: WaitingEntry): string {
  if (reason === 'date' && date) return `se publica el ${formatDay(date).short}`
  return date ? `borrador, con fecha del ${formatDay(date).short}` : 'borrador'
}

const nextLine = (change: Change) =>
  `Próximo cambio: ${formatDay(change.date).short}, ${named(change)}` +
  (change.what === 'is-over' ? ' pasa al archivo' : '')
