import { months } from '../../../lib/format-date.ts'
import type { Repair } from '../../text/range.ts'
import { error } from '../entry.ts'
import { allOf, anyOf, code, didYouMean, mention, quoted, subject } from '../phrase.ts'

const writeValue = (_: unknown, repair: Repair | undefined) => repair && `Escribe ${repair.text}`

/** Fields with wrong names, and values in a wrong format. */
export const fields = {
  'unknown-field': error<{
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
      return fields.length > 0 ? `Bórralo, o usa uno de estos: ${fields.join(', ')}.` : 'Bórralo.'
    },
    example: { name: 'titulo', fields: [] },
    bad: 'titulo: Hola',
    good: 'title: Hola',
  }),
  'missing-field': error<{
    name: string
    owner?: string
    /** What makes an otherwise optional field required. */
    when?: string
    description?: string
    options?: string[]
  }>({
    message: ({ name, owner, when }) =>
      `Falta ${code(name)}${owner ? ` en ${mention(owner)}` : ''}${when ? `, que va ${when}` : ''}.`,
    hint: ({ name, description, options }) => {
      const what = options ? `${anyOf(options.map(code))}.` : description
      return what && `${name}: ${what}`
    },
    example: { name: 'description' },
    bad: 'title: Hola',
    good: 'title: Hola\ndescription: Una frase.',
  }),
  'empty-field': error<{ name: string; description?: string }>({
    message: ({ name }) => `${subject(name)} está vacío.`,
    hint: ({ description }) =>
      description ? `Aquí va: ${description}` : 'Escribe su valor o borra la línea.',
    example: { name: 'title' },
    bad: 'title:',
    good: 'title: Hola',
  }),
  'invalid-date': error<{ month?: number; year?: number; last?: string }>({
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
  'image-path': error<{
    fault: 'elsewhere' | 'path' | 'format'
    extension?: string
    proposal?: string
  }>({
    message: ({ fault, extension }) =>
      ({
        elsewhere: 'La imagen tiene que estar en este sitio, no en otro.',
        path: 'La imagen se escribe con su ruta pública: /images/ y el nombre del archivo.',
        format: `Una imagen ${quoted(`.${extension}`)} no se publica.`,
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
  identifier: error<{ name: string; description?: string }>({
    message: ({ name }) => `${subject(name)} lleva solo minúsculas sin acento, números y guiones.`,
    hint: ({ description }, repair) => writeValue({}, repair) ?? description,
    example: { name: 'icon' },
    bad: 'icon: Clock',
    good: 'icon: clock',
  }),
  'updated-before-date': error({
    message: 'La corrección no puede ser anterior a la publicación.',
    hint: 'Revisa `updated` y `date`.',
    bad: 'date: 2025-08-14\nupdated: 2025-08-01',
    good: 'date: 2025-08-14\nupdated: 2025-09-01',
  }),
  'private-shown': error<{ name: string }>({
    message: ({ name }) => `Un proyecto privado no lleva ${code(name)}: no se muestra.`,
    hint: ({ name }) => `Borra ${code(name)}, o borra «private: true» si el cliente ya lo permite.`,
    example: { name: 'link' },
    bad: 'private: true\nlink: https://tienda.example',
    good: 'private: true',
  }),
  'unknown-fact': error<{ fact: string; known: string[]; proposal?: string }>({
    message: ({ fact }) =>
      `${code(`{${fact}}`)} no es un dato de content/site.yaml que se pueda citar.`,
    hint: ({ known, proposal }) =>
      didYouMean(proposal, code) ??
      `Datos que se pueden citar: ${allOf(known.map((name) => code(`{${name}}`)))}.`,
    example: { fact: 'correo', known: [] },
    bad: 'description: Escríbenos a {correo}.',
    good: 'description: Escríbenos a {email}.',
  }),
}
