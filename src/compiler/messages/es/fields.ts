import { months } from '../../../lib/format-date.ts'
import type { Brief } from '../../text/printable.ts'
import { shorten } from '../../text/printable.ts'
import type { Repair } from '../../text/range.ts'
import { entry } from '../entry.ts'
import {
  allOf,
  anyOf,
  code,
  count,
  didYouMean,
  fieldOf,
  mention,
  of,
  quoted,
  shown,
  subject,
} from '../phrase.ts'

/** `Escribe «title: Hola»` or `Escribe «- Hola»`, with the value of a repair. */
const write = (name: string, repair: Repair | undefined) => {
  const place = name.endsWith(']') ? '- ' : `${fieldOf(name)}: `
  return `Escribe «${place}${repair?.text}»`
}

const writeValue = (_: unknown, repair: Repair | undefined) => repair && `Escribe ${repair.text}`

const optionsOf = (options: readonly string[]) => anyOf(options.map(code))

const expectations = new Map([
  ['string', 'espera un texto'],
  ['number', 'espera un número'],
  ['int', 'espera un número entero'],
  ['boolean', 'espera true o false'],
  ['array', 'espera una lista'],
  ['object', 'lleva sus propios campos'],
  ['record', 'lleva sus propios campos'],
])

const textOf = (text: string): Brief => ({ kind: 'text', text })
const literal = (text: string): Brief => ({ kind: 'literal', text })

/** How a value of the wrong kind can be put right. */
type Remedy =
  | 'write'
  | 'write-only-number'
  | 'write-one'
  | 'quote-number'
  | 'quote-brackets'
  | 'quote'
  | 'unquote'
  | 'nest'
  | 'number'
  | 'whole'
  | 'space-after-dash'
  | { bullet: string }
  | { list: string }
  | { itemField: string }

function remedyHint(remedy: Remedy, name: string, repair: Repair | undefined): string {
  if (typeof remedy === 'object') {
    const dash = 'con un guion y un espacio'
    if ('bullet' in remedy) return `Cada elemento empieza ${dash}: «- ${remedy.bullet}».`
    if ('itemField' in remedy)
      return `Cada elemento de la lista empieza ${dash}: «- ${remedy.itemField}: …».`
    return `Una lista lleva un elemento por línea, cada uno ${dash}: «- ${remedy.list}».`
  }
  const hints: Record<typeof remedy, string> = {
    write: write(name, repair),
    'write-only-number': `${write(name, repair)}, sin palabras ni signos.`,
    'write-one': `Aquí va uno solo, sin corchetes ni guiones. ${write(name, repair)}`,
    'quote-number': `Si es texto, va entre comillas. ${write(name, repair)}`,
    'quote-brackets': `Si es un texto, va entre comillas. ${write(name, repair)}`,
    quote: 'Si el texto tiene dos puntos, corchetes o llaves, ponlo entre comillas.',
    unquote: 'Quita las comillas.',
    nest: 'Sus campos van en las líneas siguientes, con dos espacios al inicio.',
    number: 'Escribe solo la cifra, sin palabras ni signos.',
    whole: `Va sin decimales: ${repair?.text}`,
    'space-after-dash': 'Después de cada guion va un espacio: «- elemento».',
  }
  return hints[remedy]
}

/** Fields with wrong names and wrong values. */
export const fields = {
  'unknown-field': entry<{
    name: string
    owner?: string
    proposal?: string
    isBody?: boolean
    fields: string[]
  }>({
    message: ({ name, owner }) =>
      `El campo ${code(name)} no existe${owner ? ` en ${mention(owner)}` : ''}.`,
    hint: ({ proposal, isBody, fields }) => {
      if (proposal) return didYouMean(proposal, code)
      if (isBody) return 'Ese texto va abajo, después de la segunda línea ---.'
      return fields.length > 0 ? `Campos: ${fields.slice(0, 30).join(', ')}.` : undefined
    },
    example: { name: 'titulo', fields: [] },
    bad: 'titulo: Hola',
    good: 'title: Hola',
  }),
  'missing-field': entry<{
    name: string
    owner?: string
    /** What asks for it, where it may be left out elsewhere. */
    when?: string
    description?: string
    options?: string[]
  }>({
    message: ({ name, owner, when }) =>
      `Falta ${code(name)}${owner ? ` en ${mention(owner)}` : ''}${when ? `, que va ${when}` : ''}.`,
    hint: ({ name, description, options }) => {
      const what = options ? `${optionsOf(options)}.` : description
      return what && `${name}: ${what}`
    },
    example: { name: 'description' },
    bad: 'title: Hola',
    good: 'title: Hola\ndescription: Una frase.',
  }),
  'empty-field': entry<{ name: string; description?: string }>({
    message: ({ name }) => `${subject(name)} está vacío.`,
    hint: ({ description }) =>
      description ? `Aquí va: ${description}` : 'Escribe su valor o borra la línea.',
    example: { name: 'title' },
    bad: 'title:',
    good: 'title: Hola',
  }),
  'wrong-type': entry<{
    name: string
    expected: string
    value: Brief
    written?: string
    isSplit?: boolean
    remedy?: Remedy
  }>({
    message: ({ name, expected, value, written, isSplit }) => {
      if (isSplit) return `${subject(name)} tiene dos puntos, así que va entre comillas.`
      const found = {
        text: `dice ${shown(value)}`,
        literal: `dice ${shorten(written ?? value.text)}`,
        list: 'es una lista',
        fields: 'tiene campos adentro',
      }
      return `${subject(name)} ${expectations.get(expected) ?? 'espera otra cosa'}, y ${found[value.kind]}.`
    },
    hint: ({ name, remedy }, repair) => remedy && remedyHint(remedy, name, repair),
    example: { name: 'readingTime', expected: 'number', value: textOf('8 minutos') },
    bad: 'readingTime: 8 minutos',
    good: 'readingTime: 8',
  }),
  'wrong-value': entry<{ name: string; description?: string }>({
    message: ({ name }) => `El valor ${of(name)} no sirve aquí.`,
    hint: ({ description }) => description,
    example: { name: 'faqs' },
    bad: 'faqs: todas',
    good: 'faqs:\n  items: [cuanto-cuesta]',
  }),
  'not-an-option': entry<{
    name?: string
    value: Brief
    options: string[]
    description?: string
    proposal?: string
    isOne?: boolean
  }>({
    message: ({ name, value }) =>
      name
        ? `${subject(name)} no puede ser ${shown(value)}.`
        : `${shown(value)} no es una de las opciones.`,
    hint: ({ name = '', options, description, proposal, isOne }, repair) => {
      if (isOne) return remedyHint('write-one', name, repair)
      const isTold = description && options.every((word) => description.includes(word))
      const all = isTold ? description : `Opciones: ${optionsOf(options)}.`
      const meant = didYouMean(proposal, code)
      if (!name) return meant ?? all
      return meant ? `${meant} ${all}` : all
    },
    example: { name: 'tone', value: textOf('brasa'), options: ['ember'] },
    bad: 'tone: brasa',
    good: 'tone: ember',
  }),
  'wrong-count': entry<{
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
  'out-of-range': entry<{ name: string; value?: Brief; bound: Bound; limit: number }>({
    message: ({ name, value, bound, limit }) =>
      value
        ? `${subject(name)} debe ser ${bounds[bound](limit)}, y es ${shown(value)}.`
        : `${subject(name)} es un número demasiado grande.`,
    example: { name: 'readingTime', value: literal('0'), bound: 'at-least', limit: 1 },
    bad: 'readingTime: 0',
    good: 'readingTime: 8',
  }),
  'thousands-point': entry<{ name: string; written: string; value: number }>({
    message: ({ written, value }) =>
      `El punto separa los decimales: ${written} es ${value}, no ${written.replace('.', '')}.`,
    hint: ({ name }, repair) =>
      `Para miles escribe «${name}: ${repair?.text}». Los centavos llevan solo dos cifras.`,
    example: { name: 'minimum', written: '1.200', value: 1.2 },
    bad: 'price: { currency: MXN, minimum: 1.200 }',
    good: 'price: { currency: MXN, minimum: 1200 }',
  }),
  'invalid-date': entry<{ month?: number; year?: number; last?: string }>({
    message: ({ month, year, last }) => {
      if (month && last)
        return `Ese día no existe: ${months[month - 1]} de ${year} tiene ${Number(last.slice(-2))} días.`
      return month === undefined
        ? 'La fecha se escribe año-mes-día.'
        : 'Ese día no existe en el calendario.'
    },
    hint: ({ month, last }, repair) => {
      if (last) return `El último es ${last}.`
      if (month !== undefined) return 'El orden es año-mes-día.'
      return writeValue({}, repair) ?? 'Por ejemplo: 2025-08-14.'
    },
    example: {},
    bad: 'date: 14/08/2025',
    good: 'date: 2025-08-14',
  }),
  'invalid-address': entry<{
    name: string
    written: string
    fault: 'scheme' | 'local' | 'phone' | 'email' | 'form'
  }>({
    message: ({ name, written, fault }) =>
      ({
        scheme: `${subject(name)} solo acepta direcciones https://`,
        local: `${quoted(written)} solo existe en tu computadora o en tu red.`,
        phone: `${quoted(written)} es un teléfono, y aquí va una dirección.`,
        email: `${quoted(written)} no es una dirección de correo.`,
        form: `${quoted(written)} no es una dirección web completa.`,
      })[fault],
    hint: ({ fault }, repair) => {
      if (fault === 'scheme')
        return 'Una dirección que ejecuta o lleva dentro un archivo no se publica.'
      if (fault === 'local') return 'Escribe la dirección que todos pueden abrir: https://…'
      if (fault === 'email') return 'Por ejemplo: hola@lumbre.example'
      return writeValue({}, repair) ?? 'Empieza con https:// y no lleva espacios.'
    },
    example: { name: 'url', written: 'lumbre.example', fault: 'form' },
    bad: 'url: lumbre.example',
    good: 'url: https://lumbre.example',
  }),
  'image-path': entry<{
    fault: 'elsewhere' | 'path' | 'format'
    extension?: string
    proposal?: string
  }>({
    message: ({ fault, extension }) =>
      ({
        elsewhere: 'La imagen tiene que estar en este sitio, no en otro.',
        path: 'La imagen se escribe con su ruta pública: /images/ y el nombre del archivo.',
        format: `Las imágenes ${quoted(`.${extension}`)} no se publican.`,
      })[fault],
    hint: ({ fault, extension = '', proposal }) => {
      if (fault === 'elsewhere') return 'Guárdala en content/images y escribe /images/nombre.jpg'
      if (fault === 'path')
        return proposal ? `Escribe ${proposal}` : 'Por ejemplo: /images/foto.jpg'
      return /^(?:hei[cf]|bmp|tiff?|raw)$/.test(extension)
        ? 'Expórtala como jpg.'
        : 'Usa svg, png, jpg, webp, avif o gif.'
    },
    example: { fault: 'path' },
    bad: 'image: ../images/Foto.PNG',
    good: 'image: /images/foto.png',
  }),
  'site-path': entry<{ fault: 'address' | 'scheme' | 'form' }>({
    message: ({ fault }) =>
      ({
        address: 'Aquí va una página de este sitio, no una dirección completa.',
        scheme: 'Aquí va una página de este sitio.',
        form: 'La página empieza con una diagonal y no lleva espacios.',
      })[fault],
    hint: (_, repair) => writeValue({}, repair) ?? 'Por ejemplo: /contacto',
    example: { fault: 'form' },
    bad: 'aliases: [guia vieja]',
    good: 'aliases: [/guia-vieja]',
  }),
  identifier: entry<{ name: string; description?: string }>({
    message: ({ name }) => `${subject(name)} lleva solo minúsculas sin acento, números y guiones.`,
    hint: ({ description }, repair) => writeValue({}, repair) ?? description,
    example: { name: 'icon' },
    bad: 'icon: Clock',
    good: 'icon: clock',
  }),
  'trailing-slash': entry<{ page?: string }>({
    message: 'Las direcciones del sitio no llevan diagonal al final.',
    hint: ({ page }, repair) => writeValue({}, repair) ?? (page && `Escribe ${page}`),
    bad: 'aliases: [/guia-vieja/]',
    good: 'aliases: [/guia-vieja]',
  }),
  repeated: entry<{ value: Brief; first: number }>({
    message: ({ value, first }) =>
      `${shown(value)} se repite: ya es el elemento ${first} de la lista.`,
    hint: 'Deja solo uno.',
    example: { value: textOf('/guia-vieja'), first: 1 },
    bad: 'aliases: [/guia-vieja, /guia-vieja]',
    good: 'aliases: [/guia-vieja]',
  }),
  range: entry({
    message: 'El precio máximo tiene que ser mayor que el mínimo.',
    hint: 'Intercámbialos, o borra `maximum` si el precio es uno solo.',
    bad: 'price: { currency: MXN, minimum: 900, maximum: 300 }',
    good: 'price: { currency: MXN, minimum: 300, maximum: 900 }',
  }),
  'from-and-maximum': entry({
    message: 'Un precio con máximo no puede ser también «desde».',
    hint: 'Borra `from` o borra `maximum`.',
    bad: 'price: { currency: MXN, minimum: 300, maximum: 900, from: true }',
    good: 'price: { currency: MXN, minimum: 300, from: true }',
  }),
  'updated-before-date': entry({
    message: 'La corrección no puede ser anterior a la publicación.',
    hint: 'Revisa `updated` y `date`.',
    bad: 'date: 2025-08-14\nupdated: 2025-08-01',
    good: 'date: 2025-08-14\nupdated: 2025-09-01',
  }),
  'private-shown': entry<{ name: string }>({
    message: ({ name }) => `Un proyecto privado no lleva ${code(name)}: no se muestra.`,
    hint: ({ name }) => `Borra ${code(name)}, o borra «private: true» si el cliente ya lo permite.`,
    example: { name: 'link' },
    bad: 'private: true\nlink: https://tienda.example',
    good: 'private: true',
  }),
  'unknown-fact': entry<{ fact: string; known: string[]; proposal?: string }>({
    message: ({ fact }) =>
      `${code(`{${fact}}`)} no es un dato de content/site.yaml que se pueda citar.`,
    hint: ({ known, proposal }) =>
      didYouMean(proposal, code) ??
      `Datos que se pueden citar: ${allOf(known.map((name) => code(`{${name}}`)))}.`,
    example: { fact: 'correo', known: [] },
    bad: 'description: Escríbenos a {correo}.',
    good: 'description: Escríbenos a {email}.',
  }),
  'wrong-template': entry<{ template: string; meant: string }>({
    message: ({ template, meant }) =>
      `Estos campos son de la plantilla ${code(meant)}, no de ${code(template)}.`,
    hint: ({ meant }) => `Escribe «template: ${meant}»`,
    example: { template: 'text', meant: 'prices' },
    bad: 'template: text\n# y los campos de la página de precios',
    good: 'template: prices',
  }),
  'wrong-folder': entry<{ collection: string; meant: string }>({
    message: ({ collection, meant }) =>
      `Estos campos son de un archivo de content/${meant}, no de content/${collection}.`,
    hint: ({ meant }) => `Muévelo a content/${meant}.`,
    example: { collection: 'blog', meant: 'team' },
    bad: 'content/blog/ana-rios.mdx con los campos de una persona',
    good: 'content/team/ana-rios.mdx',
  }),
}

const amounts = { exact: 'exactamente', least: 'al menos', most: 'a lo más' }

type Bound = keyof typeof bounds

const bounds = {
  above: (limit: number) => `mayor que ${limit}`,
  'at-least': (limit: number) => `${limit} o más`,
  'at-most': (limit: number) => `${limit} o menos`,
}
