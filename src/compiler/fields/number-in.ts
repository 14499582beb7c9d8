import { proposeDay } from './date.ts'

const money = /[$€]|\b(?:mxn|usd|pesos?|d[oó]lares)\b/i

/**
 * The number that a writer meant, as YAML writes it: `8 minutos` → `8`, `$1,200 USD` → `1200`,
 * `4,5` → `4.5`, `12 mil` → `12000`. `undefined` when it could be two numbers: a wrong price in a
 * hint would be published.
 */
export function numberIn(text: string): string | undefined {
  const written = text.trim().slice(0, 100)
  if (proposeDay(written)) return undefined
  const found = written.match(/\d(?:[\d.,' \u00a0\u202f]*\d)?/g) ?? []
  const [digits] = found
  if (digits === undefined || found.length > 1) return undefined
  const number = plain(digits, money.test(written))
  const rest = written.slice(written.indexOf(digits) + digits.length)
  const sign = written.startsWith('-') ? '-' : ''
  if (number === undefined || /^\s*(?:millon|mill[oó]n|mdp|m\b|%)/i.test(rest)) return undefined
  if (!/^\s*(?:mil|k)\b/i.test(rest)) return sign + number
  return /^[1-9]\d{0,2}$/.test(number) ? `${sign}${number}000` : undefined
}

/** Parses digits with the separators of any country, if only one reading makes sense. */
function plain(digits: string, isMoney: boolean): string | undefined {
  if (/^\d{1,12}(?:\.\d{1,2})?$/.test(digits)) return digits
  if (/^0[.,]\d{1,6}$/.test(digits)) return digits.replace(',', '.')
  if (/^\d{1,6},\d{1,2}$/.test(digits)) return digits.replace(',', '.')
  if (/^[1-9]\d{0,2}([, '\u00a0\u202f])\d{3}(?:\1\d{3})*(?:\.\d{1,2})?$/.test(digits))
    return digits.replace(/[^\d.]/g, '')
  const isThousands = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{1,2})?$/.test(digits)
  // `1.200` on its own may be a decimal, little more than one.
  if (isThousands && (isMoney || /\..*[.,]/.test(digits)))
    return digits.replaceAll('.', '').replace(',', '.')
  return undefined
}
