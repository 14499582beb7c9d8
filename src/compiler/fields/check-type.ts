import { yamlText } from '../frontmatter/source.ts'
import type { DataOf } from '../messages/catalogue.ts'
import type { Fault } from '../problem.ts'
import { brief, shorten } from '../text/printable.ts'
import { type FieldSchema, isFreeText, isRecord } from './walk-schema.ts'

export type Subject = {
  name: string
  value: unknown
  /** The value as written: once parsed as a number, `1.10` cannot be told from `1.1`. */
  written?: string
  schema?: FieldSchema
}

/** How a value can be repaired: what to tell the writer, and the new text. */
type Way = { remedy?: DataOf<'wrong-type'>['remedy']; repair?: string }

export function typeFault(expected: string, about: Subject): Fault {
  const { name, value, written, schema } = about
  const isText = expected === 'string' && isFreeText(schema)
  const isSplit = isText && isRecord(value) && !!written && /^[^{\n]+$/.test(written)
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
      ...(remedy ? { remedy } : { description: schema?.description }),
    },
    repair: repair && { text: repair, safe: remedy === 'quote-number' },
  }
}

/** What can be done about a value, by the type that was expected. */
const waysOut: Record<string, (about: Subject) => Way> = {
  string(about) {
    const { value, written, schema } = about
    if (Array.isArray(value) || isRecord(value))
      return isFreeText(schema) ? inQuotes(about) : oneOf(value)
    return { remedy: 'quote-number', repair: `'${written ?? value}'` }
  },
  number({ value }) {
    if (typeof value !== 'string') return {}
    const number = numberIn(value)
    return number === undefined
      ? { remedy: 'number' }
      : { remedy: 'write-only-number', repair: number }
  },
  boolean({ value }) {
    const word = String(value).slice(0, 20)
    if (/^(?:s[ií]|yes|true)$/i.test(word)) return { remedy: 'write', repair: 'true' }
    return /^(?:no|false)$/i.test(word) ? { remedy: 'write', repair: 'false' } : {}
  },
  array({ value, written }) {
    if (!isRecord(value)) return asList(String(written ?? value).replace(/^(["'])(.*)\1$/s, '$2'))
    const [first = 'elemento'] = Object.keys(value)
    return { remedy: { list: `${shorten(first)}: …` } }
  },
  object: ({ value }) =>
    typeof value === 'string' && value.trim().startsWith('{')
      ? { remedy: 'unquote', repair: value.trim() }
      : { remedy: 'nest' },
}

/** One item of a list, such as the first of several categories. */
function oneOf(value: unknown): Way {
  const [first] = Array.isArray(value) ? value : []
  return typeof first === 'string' ? { remedy: 'choose', repair: yamlText(first) } : {}
}

const inQuotes = ({ written = '' }: Subject): Way =>
  /^[[{][^\n]*$/.test(written) && written.length < 100
    ? { remedy: 'quote-brackets', repair: yamlText(written) }
    : { remedy: 'quote' }

function asList(value: string): Way {
  // YAML has joined the lines of such a list.
  const [, item] = /^[-•·–—▪◦]\s*(\S+)/u.exec(value) ?? []
  if (item !== undefined) return { remedy: { list: yamlText(shorten(item, 60)) } }
  const words = value.length < 200 ? value.split(/[,;\n]/).map((word) => word.trim()) : []
  if (words.length > 1 && words.length < 10 && words.every(Boolean))
    return { remedy: 'write', repair: `[${words.map(yamlText).join(', ')}]` }
  return { remedy: { list: yamlText(shorten(value.trim(), 60)) } }
}

/**
 * The number that a writer meant: `8 minutos` → `8`, `$1,200 USD` → `1200`. `undefined` when it
 * could be another one: a wrong price in a hint would be published.
 */
export function numberIn(text: string): string | undefined {
  const [, digits] =
    /^\$? ?(\d{1,3}(?:,\d{3})+|\d{1,9})(?: (?:mxn|usd|pesos|d[oó]lares|minutos?))?$/i.exec(
      text.trim(),
    ) ?? []
  return digits?.replaceAll(',', '')
}
