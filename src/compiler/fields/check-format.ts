import { months } from '../../lib/format-date.ts'
import { yamlText } from '../frontmatter/source.ts'
import type { DataOf } from '../messages/catalogue.ts'
import type { Fault } from '../problem.ts'
import { slugify } from '../text/file-name.ts'
import { fold } from '../text/nearest.ts'
import type { Subject } from './check-type.ts'
import { imagePathFault } from './image-path.ts'

/** The fault of a string that violates a format; the schemas name the formats. */
export function formatFault(format: string, { name, value, schema }: Subject): Fault {
  const text = typeof value === 'string' ? value.slice(0, 300) : ''
  const description = schema?.description
  switch (format) {
    case 'date':
      return { code: 'invalid-date', ...dayFault(text) }
    case 'image-path':
      return imagePathFault(text)
    case 'identifier':
      return {
        code: 'identifier',
        data: { name, description },
        // Nothing would be left of an emoji.
        repair: /[a-z0-9]/i.test(fold(text)) ? yamlText(slugify(text)) : undefined,
      }
    default:
      return { code: 'wrong-value', data: { name, description } }
  }
}

/** A date as written; it need not exist. */
type Day = { year: number; month: number; day: number }

const lastDay = ({ year, month }: Day) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const exists = (date: Day) =>
  date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= lastDay(date)

const iso = ({ year, month, day }: Day) =>
  [String(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

function readDay(written: string): Day | undefined {
  const text = fold(written.slice(0, 80).replace(/[“”‘’«»"']/g, '')).trim()
  const digits = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[t ].*)?$/.exec(text)
  if (digits) return dayOf(digits[1], digits[2], digits[3])
  const european = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text)
  if (european) return dayOf(european[3], european[2], european[1])
  const [, day, name, year] =
    /^(\d{1,2})(?: de |[ -])([a-z]+)\.?(?: del? |[ -])(\d{4})$/.exec(text) ?? []
  const [, month, first, last] = /^([a-z]+)\.? (\d{1,2}),? (\d{4})(?: .*)?$/.exec(text) ?? []
  const number = monthOf(name ?? month ?? '')
  return number === undefined ? undefined : dayOf(year ?? last, number, day ?? first)
}

const english = `january february march april may june july august september october november
  december`.split(/\s+/)

/** `marzo`, `mar` and `march` → `3`; not `martes`, nor an initial. */
function monthOf(name: string): string | undefined {
  if (name.length < 3) return undefined
  const at = months.findIndex((month, index) =>
    [month, english[index]].some((whole) => whole?.startsWith(name)),
  )
  return at === -1 ? undefined : String(at + 1)
}

const dayOf = (year = '', month = '', day = ''): Day => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
})

/** Why a string is not a valid date, and the date to write instead. */
function dayFault(written: string): { data: DataOf<'invalid-date'>; repair?: string } {
  const date = readDay(written)
  if (!date) return { data: {} }
  if (exists(date)) return { data: {}, repair: iso(date) }
  const { month, year, day } = date
  const isMonth = month >= 1 && month <= 12 && day >= 1
  const last = isMonth && { last: iso({ ...date, day: lastDay(date) }) }
  return { data: { month, year, ...last } }
}
