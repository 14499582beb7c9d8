import { z } from 'zod'
import { mostOptions } from '../../lib/most-options.ts'
import { entry, identifier, list, order, text, uniqueBy } from './fields.ts'
import { priceSchema } from './price.ts'

/** A receipt of the home page's prices: one category with its options. */
export const pricingSchema = entry({
  title: text('Nombre de la categoría.'),
  selectLabel: text('Etiqueta de la lista de opciones.'),
  defaultOption: identifier('Opción que se muestra primero.'),
  options: uniqueBy(
    list('Opciones.', [1, mostOptions], {
      id: identifier('Nombre corto de la opción.'),
      name: text('Nombre de la opción.'),
      price: priceSchema,
      features: z.array(text('Qué incluye.')).min(3).max(6).describe('De tres a seis renglones.'),
    }),
    (option) => option.id,
  ),
  order,
}).superRefine((category, context) => {
  if (!category.options.some((option) => option.id === category.defaultOption))
    context.addIssue({
      code: 'custom',
      path: ['defaultOption'],
      params: { rule: 'not-an-option', options: category.options.map((option) => option.id) },
    })
})
