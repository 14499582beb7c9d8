import type { DataOf } from '../messages/catalogue.ts'
import type { Fault } from '../problem.ts'
import { brief, shorten } from '../text/printable.ts'
import { yamlText } from '../text/yaml-text.ts'
import { proposeDay } from './date.ts'
import { type FieldSchema, isFreeText, isRecord } from './walk-schema.ts'

export type Subject = {
  name: string
  value: unknown
  /** The value as written: once parsed as a number, `1.10` cannot be told from `1.1`. */
  written?: string | undefined
  schema?: FieldSchema | undefined
}

/** How a value can be repaired: what to tell the writer, and the new text. */
type Way = { remedy?: DataOf<'wrong-type'>['remedy']; repair?: string }

export function typeFault(expected: string, about: Subject): Fault {
  const { name, value, written } = about
  const isSplit = expected === 'string' && isRecord(value) && !!written && /^[^{\n]+$/.test(written)
  const { remedy, repair } = isSplit
    ? ({ remedy: 'write', repair: yamlText(written) } as const)
    : (waysOut[expected]?.(about) ?? {})
  return {
    code: 'wrong-type',
    data: {
      name,
      expected,
      value: brief(value),
      ...(written !== undefined && { written: shorten(written) }),
      ...(isSplit && { isSplit }),
      ...(remedy && { remedy }),
    },
    repair: repair && { text: repair, safe: remedy === 'quote-number' },
  }
}

const namesCurrency = /\b(?:mxn|usd|pesos?|d[oó]lares)\b/i

const whole = (number: number): Way => ({ remedy: 'whole', repair: String(Math.round(number)) })

/** What can be done about a value, by the type that was expected. */
const waysOut: Record<string, (about: Subject) => Way> = {
  string(about) {
    const { value, written } = about
    if (Array.isArray(value)) return oneOf(about) ?? inQuotes(about)
    if (isRecord(value)) return inQuotes(about)
    return { remedy: 'quote-number', repair: `'${written ?? value}'` }
  },
  int: ({ value }) => (Number.isFinite(value) ? whole(Number(value)) : {}),
  number({ value, schema }) {
    if (typeof value !== 'string') return {}
    const number = numberIn(value)
    if (number === undefined) return { remedy: 'number' }
    if (schema?.type === 'integer' && number.includes('.')) return whole(Number(number))
    const remedy = namesCurrency.test(value) ? 'write-amount' : 'write-only-number'
    return { remedy, repair: number }
  },
  boolean({ value }) {
    const word = String(value).slice(0, 20)
    if (/^(?:s[ií]|yes|y|on|verdadero|cierto|1|true)$/i.test(word))
      return { remedy: 'write', repair: 'true' }
    const isNo = /^(?:no?|off|falso|0|false)$/i.test(word)
    return isNo ? { remedy: 'write', repair: 'false' } : {}
  },
  array({ value, written }) {
    if (!isRecord(value)) return asList(String(written ?? value))
    const [first = 'elemento'] = Object.keys(value)
    return { remedy: { list: `${shorten(first)}: …` } }
  },
  object: ({ value }) =>
    typeof value === 'string' && value.trim().startsWith('{')
      ? { remedy: 'unquote', repair: value.trim() }
      : { remedy: 'nest' },
}

/** `author: [ana-rios, luis]` where one word is expected. */
export function oneOf({ value, schema }: Subject): Way | undefined {
  const [first] = Array.isArray(value) ? value : []
  if (typeof first !== 'string' || isFreeText(schema)) return undefined
  return { remedy: 'write-one', repair: yamlText(first) }
}

const inQuotes = ({ written = '' }: Subject): Way =>
  /^[[{][^\n]*$/.test(written) && written.length < 100
    ? { remedy: 'quote-brackets', repair: yamlText(written) }
    : { remedy: 'quote' }

function asList(value: string): Way {
  // YAML has joined the lines of such a list.
  const [, item] = /^[-•·–—▪◦]\s*(\S+)/u.exec(value) ?? []
  if (item !== undefined) return { remedy: { list: yamlText(shorten(item, 60)) } }
  const words = value.length < 200 ? wordsOf(value) : []
  if (words.length > 1 && words.length < 10)
    return { remedy: 'write', repair: `[${words.map(yamlText).join(', ')}]` }
  return { remedy: { list: yamlText(shorten(value.trim(), 60)) } }
}

/**
 * `(pago, tienda y envíos)`, `"[pago, “tienda”]"` → pago, tienda, envíos. A «y» without commas may
 * be part of a single item.
 */
function wordsOf(value: string): string[] {
  const inner = value.trim().replace(/^(["']?)[([]?(.*?)[)\]]?\1$/s, '$2')
  const parts = inner.split(/[,;\n]/)
  const last = parts.length > 1 ? (parts.pop() ?? '').split(/\s(?:y|e)\s/) : []
  const bare = (word: string) => word.trim().replace(/^["'“](.*)["'”]$/, '$1')
  return [...parts, ...last].map(bare).filter(Boolean)
}

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
  const number = digitsAsNumber(digits, /[$€]/.test(written) || namesCurrency.test(written))
  const rest = written.slice(written.indexOf(digits) + digits.length)
  const sign = written.startsWith('-') ? '-' : ''
  if (number === undefined || /^\s*(?:millon|mill[oó]n|mdp|m\b|%)/i.test(rest)) return undefined
  if (!/^\s*(?:mil|k)\b/i.test(rest)) return sign + number
  return /^[1-9]\d{0,2}$/.test(number) ? `${sign}${number}000` : undefined
}

/** Parses digits with the separators of any country, if only one reading makes sense. */
function digitsAsNumber(digits: string, isMoney: boolean): string | undefined {
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
