import { z } from 'zod'
import { group, text } from './fields.ts'

export const promisesFile = 'content/promesas.yaml'

/** One promise: what a field or a file must say, and why. */
const promiseSchema = group('Una promesa, en una línea.', {
  in: text('El archivo, sin content/ ni .mdx: services/creacion-saas; o site.'),
  field: text('El dato, p. ej. plans.items.mvp.price. Sin él, todo el archivo.').optional(),
  is: text('Lo que dice el campo, igual; un precio, como se lee: $370–$550 USD.').optional(),
  says: z.array(text('Palabras que se leen ahí.')).min(1).optional(),
  page: text('La página que también lo muestra, p. ej. /contacto.').optional(),
  why: text('Quién lo prometió, o por qué.'),
})

export const promisesSchema = z.strictObject({
  promises: z.array(promiseSchema).describe('Las promesas, una por línea.'),
  figures: z
    .array(text('La cifra, como se lee.'))
    .describe('Porcentajes y cifras con «+» que el sitio puede afirmar.'),
})

export type Promises = z.infer<typeof promisesSchema>
export type OwnPromise = Promises['promises'][number]
