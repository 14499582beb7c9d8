import { months } from '../../lib/months.ts'
import { fold } from './nearest.ts'

const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The ISO day that a writer meant by another notation, if it is beyond doubt a day. */
export function proposeDay(written: string): string | undefined {
  const text = fold(written.slice(0, 60)).trim()
  const iso =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[t ].*)?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (iso) return isoDay(iso[1], iso[2], iso[3])
  const european = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text)
  if (european)
    return (
      isoDay(european[3], european[2], european[1]) ?? isoDay(european[3], european[1], european[2])
    )
  const long = /^(\d{1,2})\s+(?:de\s+)?([a-z]+)\.?,?\s+(?:del?\s+)?(\d{4})$/.exec(text)
  const month = long ? months.findIndex((name) => name.slice(0, 3) === long[2]?.slice(0, 3)) : -1
  return long && month >= 0 ? isoDay(long[3], String(month + 1), long[1]) : undefined
}

function isoDay(year = '', month = '', day = ''): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  if (m < 1 || m > 12 || d < 1 || d > lastDay(y, m)) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Why a text is no day of the calendar, and what to write instead. */
export function explainDay(written: string): { message: string; hint: string } {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? []
  const name = months[Number(month) - 1]
  if (name && Number(day) > 0) {
    const last = lastDay(Number(year), Number(month))
    return {
      message: `Ese día no existe: ${name} de ${year} tiene ${last} días.`,
      hint: `El último es ${year}-${month}-${last}.`,
    }
  }
  if (month !== undefined)
    return { message: 'Ese día no existe en el calendario.', hint: 'El orden es año-mes-día.' }
  const proposal = proposeDay(written)
  return {
    message: 'La fecha se escribe año-mes-día.',
    hint: proposal ? `Escribe ${proposal}` : 'Por ejemplo: 2025-08-14.',
  }
}
