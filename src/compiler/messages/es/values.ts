import type { Brief } from '../../text/printable.ts'
import type { Repair } from '../../text/range.ts'
import { error } from '../entry.ts'
import { anyOf, code, count, didYouMean, fieldOf, of, shown, subject } from '../phrase.ts'

/** `Escribe «title: Hola»` or `Escribe «- Hola»`, with the value of a repair. */
const write = (name: string, repair: Repair | undefined) => {
  const place = name.endsWith(']') ? '- ' : `${fieldOf(name)}: `
  return `Escribe «${place}${repair?.text}»`
}

const expectations = new Map([
  ['string', 'espera un texto'],
  ['number', 'espera un número'],
  ['int', 'espera un número entero'],
  ['boolean', 'espera true o false'],
  ['array', 'espera una lista'],
  ['object', 'lleva sus propios campos'],
])

const textOf = (text: string): Brief => ({ kind: 'text', text })
const literal = (text: string): Brief => ({ kind: 'literal', text })

/** How to repair a value of the wrong type; `written` says what to write. */
const remedies = {
  write: (written: string) => written,
  choose: (written: string) => `Deja uno solo. ${written}`,
  'write-only-number': (written: string) => `${written}, sin palabras ni signos.`,
  'quote-number': (written: string) => `Si es texto, va entre comillas. ${written}`,
  'quote-brackets': (written: string) => `Si es un texto, va entre comillas. ${written}`,
  quote: () => 'Si el texto tiene dos puntos, corchetes o llaves, ponlo entre comillas.',
  unquote: () => 'Quita las comillas.',
  nest: () => 'Sus campos van en las líneas siguientes, con dos espacios al inicio.',
  number: () => 'Escribe solo la cifra, sin palabras ni signos.',
}

type Remedy = keyof typeof remedies | { list: string }

function remedyHint(remedy: Remedy, name: string, repair: Repair | undefined): string {
  if (typeof remedy === 'string') return remedies[remedy](write(name, repair))
  return `Una lista lleva un elemento por línea, cada uno con un guion y un espacio: «- ${remedy.list}».`
}

/** Fields whose values have a wrong type, size or option. */
export const values = {
  'wrong-type': error<{
    name: string
    expected: string
    value: Brief
    written?: string
    isSplit?: boolean
    remedy?: Remedy
    description?: string
  }>({
    message: ({ name, expected, value, written, isSplit }) => {
      if (isSplit) return `${subject(name)} tiene dos puntos, así que va entre comillas.`
      const found = {
        text: `dice ${shown(value)}`,
        literal: `dice ${written ?? value.text}`,
        list: 'es una lista',
        fields: 'tiene campos adentro',
      }
      return `${subject(name)} ${expectations.get(expected) ?? 'espera otra cosa'}, y ${found[value.kind]}.`
    },
    hint: ({ name, remedy, description }, repair) =>
      remedy ? remedyHint(remedy, name, repair) : description,
    example: { name: 'readingTime', expected: 'number', value: textOf('8 minutos') },
    bad: 'readingTime: 8 minutos',
    good: 'readingTime: 8',
  }),
  'wrong-value': error<{ name: string; description?: string }>({
    message: ({ name }) => `El valor ${of(name)} no sirve aquí.`,
    hint: ({ description }) => description,
    example: { name: 'faqs' },
    bad: 'faqs: todas',
    good: 'faqs:\n  items: [cuanto-cuesta]',
  }),
  'not-an-option': error<{
    name?: string
    value: Brief
    options: string[]
    description?: string
    proposal?: string
  }>({
    message: ({ name, value }) =>
      name
        ? `${subject(name)} no puede ser ${shown(value)}.`
        : `${shown(value)} no es una de las opciones.`,
    hint: ({ name, options, description, proposal }) => {
      const isTold = description && options.every((word) => description.includes(word))
      const all = isTold ? description : `Opciones: ${anyOf(options.map(code))}.`
      const meant = didYouMean(proposal, code)
      if (!name) return meant ?? all
      return meant ? `${meant} ${all}` : all
    },
    example: { name: 'tone', value: textOf('brasa'), options: ['ember'] },
    bad: 'tone: brasa',
    good: 'tone: ember',
  }),
  'wrong-count': error<{
    name: string
    amount: keyof typeof amounts
    limit: number
    length: number
  }>({
    message: ({ name, amount, limit, length }) =>
      `${subject(name)} lleva ${amounts[amount]} ${count(limit, 'elemento', 'elementos')} y tiene ${length}.`,
    hint: ({ limit, length }) =>
      length < limit ? `Agrega ${limit - length}.` : `Quita ${length - limit}.`,
    example: { name: 'keywords', amount: 'least', limit: 1, length: 0 },
    bad: 'keywords: []',
    good: 'keywords: [uno]',
  }),
  'out-of-range': error<{ name: string; value?: Brief; bound: Bound; limit: number }>({
    message: ({ name, value, bound, limit }) =>
      value
        ? `${subject(name)} debe ser ${bounds[bound](limit)}, y es ${shown(value)}.`
        : `${subject(name)} es un número demasiado grande.`,
    example: { name: 'readingTime', value: literal('0'), bound: 'at-least', limit: 1 },
    bad: 'readingTime: 0',
    good: 'readingTime: 8',
  }),
  'thousands-point': error<{ name: string; written: string; value: number }>({
    message: ({ written, value }) =>
      `El punto separa los decimales: ${written} es ${value}, no ${written.replace('.', '')}.`,
    hint: ({ name }, repair) =>
      `Para miles escribe «${name}: ${repair?.text}». Los centavos llevan solo dos cifras.`,
    example: { name: 'minimum', written: '1.200', value: 1.2 },
    bad: 'price: { currency: MXN, minimum: 1.200 }',
    good: 'price: { currency: MXN, minimum: 1200 }',
  }),
  repeated: error<{ value: Brief; first: number }>({
    message: ({ value, first }) =>
      `${shown(value)} se repite: ya es el elemento ${first} de la lista.`,
    hint: 'Deja solo uno.',
    example: { value: textOf('/guia-vieja'), first: 1 },
    bad: 'aliases: [/guia-vieja, /guia-vieja]',
    good: 'aliases: [/guia-vieja]',
  }),
  range: error({
    message: 'El precio máximo tiene que ser mayor que el mínimo.',
    hint: 'Intercámbialos, o borra `maximum` si el precio es uno solo.',
    bad: 'price: { currency: MXN, minimum: 900, maximum: 300 }',
    good: 'price: { currency: MXN, minimum: 300, maximum: 900 }',
  }),
  'from-and-maximum': error({
    message: 'Un precio con máximo no puede ser también «desde».',
    hint: 'Borra `from` o borra `maximum`.',
    bad: 'price: { currency: MXN, minimum: 300, maximum: 900, from: true }',
    good: 'price: { currency: MXN, minimum: 300, from: true }',
  }),
}

const amounts = { exact: 'exactamente', least: 'al menos', most: 'a lo más' }

type Bound = keyof typeof bounds

const bounds = {
  above: (limit: number) => `mayor que ${limit}`,
  'at-least': (limit: number) => `${limit} o más`,
  'at-most': (limit: number) => `${limit} o menos`,
}
