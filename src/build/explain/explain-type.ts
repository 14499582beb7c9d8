import type { Advice } from '../report/diagnostic.ts'
import { proposeDay } from './explain-date.ts'
import { code, quoted, yamlText } from './phrase.ts'
import { isRecord } from './walk-schema.ts'

const kinds = new Map([
  ['string', 'un texto'],
  ['number', 'un número'],
  ['int', 'un número entero'],
  ['boolean', 'true o false'],
  ['array', 'una lista'],
  ['object', 'un grupo de campos'],
  ['record', 'un grupo de campos'],
])

/** A value of the wrong kind, with the same value as it should be written. */
export function explainType(expected: string, name: string, value: unknown): Advice {
  const kind = kinds.get(expected) ?? 'otra cosa'
  return {
    code: 'wrong-type',
    message: `${code(name)} espera ${kind}, y ${typeof value === 'object' ? 'es' : 'dice'} ${quoted(value)}.`,
    hint: proposal(expected, name.replace(/\[\d+\]$/, ''), value, name.endsWith(']')),
  }
}

function proposal(expected: string, name: string, value: unknown, isItem: boolean) {
  const write = (text: string) => (isItem ? `Escribe «- ${text}»` : `Escribe «${name}: ${text}»`)
  switch (expected) {
    case 'string':
      if (typeof value === 'number' || typeof value === 'boolean')
        return `Si es texto, va entre comillas. ${write(`'${value}'`)}`
      return isRecord(value) || Array.isArray(value)
        ? 'Si el texto tiene dos puntos, corchetes o llaves, ponlo entre comillas.'
        : undefined
    case 'int':
      return typeof value === 'number' && Number.isFinite(value)
        ? `Va sin decimales: ${Math.round(value)}`
        : undefined
    case 'number': {
      const number = typeof value === 'string' ? numberIn(value) : undefined
      return number === undefined ? undefined : `${write(number)}, sin palabras ni signos.`
    }
    case 'boolean': {
      const word = String(value).slice(0, 20)
      if (/^(?:s[ií]|yes|y|on|verdadero|cierto|1|true)$/i.test(word)) return write('true')
      return /^(?:no?|off|falso|0|false)$/i.test(word) ? write('false') : undefined
    }
    case 'array':
      return typeof value === 'string' ? listHint(name, value) : undefined
    case 'object':
      return typeof value === 'string' && value.trim().startsWith('{')
        ? 'Quita las comillas.'
        : 'Sus campos van en las líneas siguientes, con dos espacios al inicio.'
    default:
      return undefined
  }
}

/** `8 minutos` → `8`, `$1,200 USD` → `1200`. A day is no number. */
function numberIn(text: string): string | undefined {
  if (proposeDay(text)) return undefined
  const [found] =
    /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,12}(?:\.\d{1,6})?/.exec(text.slice(0, 100)) ?? []
  return found?.replaceAll(',', '')
}

function listHint(name: string, value: string): string {
  if (/^-\S/.test(value)) return 'Después de cada guion va un espacio: «- elemento».'
  const words =
    value.length < 200
      ? value
          .split(',')
          .map((word) => word.trim())
          .filter(Boolean)
      : []
  if (words.length > 1 && words.length < 10)
    return `Escribe «${name}: [${words.map(yamlText).join(', ')}]»`
  return 'Una lista lleva un elemento por línea, cada uno con un guion y un espacio.'
}
