import { months } from '../../lib/months.ts'
import { fold } from './nearest.ts'

/** A day as its writer counted it; it need not exist. */
type Day = { year: number; month: number; day: number }

const lastDay = ({ year, month }: Day) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const exists = (date: Day) =>
  date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= lastDay(date)

const iso = ({ year, month, day }: Day) =>
  [String(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

/** The day in a text, in any notation that is beyond doubt a day. */
function readDay(written: string): Day | undefined {
  const weekday = /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),?\s+/
  const text = fold(written.slice(0, 80)).trim().replace(weekday, '')
  const digits =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[t ].*)?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (digits) return dayOf(digits[1], digits[2], digits[3])
  const european = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text)
  if (european) {
    const date = dayOf(european[3], european[2], european[1])
    const american = dayOf(european[3], european[1], european[2])
    return date.month > 12 && exists(american) ? american : date
  }
  const long = /^(\d{1,2})[\s/-]+(?:de\s+)?([a-z]+)\.?,?[\s/-]+(?:del?\s+)?(\d{4})$/.exec(text)
  const month = long ? months.findIndex((name) => name.slice(0, 3) === long[2]?.slice(0, 3)) : -1
  return long && month >= 0 ? dayOf(long[3], String(month + 1), long[1]) : undefined
}

const dayOf = (year = '', month = '', day = ''): Day => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
})

/** The ISO day that a writer meant by another notation. */
export function proposeDay(written: string): string | undefined {
  const date = readDay(written)
  return date && exists(date) ? iso(date) : undefined
}

/** Why a text is no day of the calendar, and what to write instead. */
export function explainDay(written: string): { message: string; hint: string } {
  const date = readDay(written)
  const message = 'La fecha se escribe año-mes-día.'
  if (!date) return { message, hint: 'Por ejemplo: 2025-08-14.' }
  if (exists(date)) return { message, hint: `Escribe ${iso(date)}` }
  const name = months[date.month - 1]
  if (!name || date.day < 1)
    return { message: 'Ese día no existe en el calendario.', hint: 'El orden es año-mes-día.' }
  const last = lastDay(date)
  return {
    message: `Ese día no existe: ${name} de ${date.year} tiene ${last} días.`,
    hint: `El último es ${iso({ ...date, day: last })}.`,
  }
}
