import type { Advice } from '../report/diagnostic.ts'
import type { Subject } from './explain-issue.ts'
import { fieldOf, quoted, shorten, subject, yamlText } from './phrase.ts'
import { numberIn } from './read-number.ts'
import { isFreeText, isInteger, isRecord } from './walk-schema.ts'

const kinds = new Map([
  ['string', 'espera un texto'],
  ['number', 'espera un número'],
  ['int', 'espera un número entero'],
  ['boolean', 'espera true o false'],
  ['array', 'espera una lista'],
  ['object', 'lleva sus propios campos'],
  ['record', 'lleva sus propios campos'],
])

/** A value of the wrong kind, with the same value as it should be written. */
export function explainType(expected: string, about: Subject): Advice {
  const { name, value, written } = about
  if (expected === 'string' && isRecord(value) && written && /^[^{\n]+$/.test(written))
    return {
      code: 'wrong-type',
      message: `${subject(name)} tiene dos puntos, así que va entre comillas.`,
      hint: write(name, yamlText(written)),
    }
  const kind = kinds.get(expected) ?? 'espera otra cosa'
  return {
    code: 'wrong-type',
    message: `${subject(name)} ${kind}, y ${shown(about)}.`,
    hint: proposal(expected, about),
  }
}

function shown({ value, written }: Subject): string {
  if (Array.isArray(value)) return 'es una lista'
  if (isRecord(value)) return 'tiene campos adentro'
  return `dice ${typeof value === 'string' ? quoted(value) : shorten(written ?? String(value))}`
}

/** «title: Hola» or «- Hola», ready to copy. */
const write = (name: string, text: string) =>
  name.endsWith(']') ? `Escribe «- ${text}»` : `Escribe «${fieldOf(name)}: ${text}»`

function proposal(expected: string, about: Subject): string | undefined {
  const { name, value, written, schema } = about
  switch (expected) {
    case 'string':
      if (Array.isArray(value)) return single(about) ?? quotes(about)
      return isRecord(value)
        ? quotes(about)
        : `Si es texto, va entre comillas. ${write(name, `'${written ?? value}'`)}`
    case 'int':
      return typeof value === 'number' && Number.isFinite(value)
        ? `Va sin decimales: ${Math.round(value)}`
        : undefined
    case 'number': {
      const number = typeof value === 'string' ? numberIn(value) : undefined
      if (number === undefined)
        return typeof value === 'string'
          ? 'Escribe solo la cifra, sin palabras ni signos.'
          : undefined
      if (isInteger(schema) && number.includes('.'))
        return `Va sin decimales: ${Math.round(Number(number))}`
      return `${write(name, number)}, sin palabras ni signos.`
    }
    case 'boolean': {
      const word = String(value).slice(0, 20)
      if (/^(?:s[ií]|yes|y|on|verdadero|cierto|1|true)$/i.test(word)) return write(name, 'true')
      return /^(?:no?|off|falso|0|false)$/i.test(word) ? write(name, 'false') : undefined
    }
    case 'array':
      return listHint(name, isRecord(value) ? value : String(written ?? value))
    case 'object':
      return typeof value === 'string' && value.trim().startsWith('{')
        ? 'Quita las comillas.'
        : 'Sus campos van en las líneas siguientes, con dos espacios al inicio.'
    default:
      return undefined
  }
}

/** `author: [ana-rios, luis]` where one word is wanted. */
export function single({ name, value, schema }: Subject): string | undefined {
  const [first] = Array.isArray(value) ? value : []
  if (typeof first !== 'string' || isFreeText(schema)) return undefined
  return `Aquí va uno solo, sin corchetes ni guiones. ${write(name, yamlText(first))}`
}

function quotes({ name, written = '' }: Subject): string {
  return /^[[{][^\n]*$/.test(written) && written.length < 100
    ? `Si es un texto, va entre comillas. ${write(name, yamlText(written))}`
    : 'Si el texto tiene dos puntos, corchetes o llaves, ponlo entre comillas.'
}

function listHint(name: string, value: string | Record<string, unknown>): string {
  if (isRecord(value)) {
    const [first = 'elemento'] = Object.keys(value)
    return `Cada elemento de la lista empieza con un guion y un espacio: «- ${shorten(first)}: …».`
  }
  const [, bullet] = /^[•·–—▪◦]\s*([^\n]*)/u.exec(value) ?? []
  if (bullet !== undefined)
    return `Cada elemento empieza con un guion y un espacio: «- ${yamlText(shorten(bullet, 60))}».`
  if (/^-\S/.test(value)) return 'Después de cada guion va un espacio: «- elemento».'
  const words = value.length < 200 ? wordsOf(value) : []
  if (words.length > 1 && words.length < 10)
    return write(name, `[${words.map(yamlText).join(', ')}]`)
  return `Una lista lleva un elemento por línea, cada uno con un guion y un espacio: «- ${yamlText(shorten(value.trim(), 60))}».`
}

/** `(pago, tienda y envíos)` → pago, tienda, envíos. A lone «y» may belong to one item. */
function wordsOf(value: string): string[] {
  const inner = value.trim().replace(/^\((.*)\)$/, '$1')
  const parts = inner.split(/[,;]/)
  const last = parts.length > 1 ? (parts.pop() ?? '').split(/\s(?:y|e)\s/) : []
  return [...parts, ...last].map((word) => word.trim()).filter(Boolean)
}
