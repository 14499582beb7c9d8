import { z } from 'zod'
import { maxOptions } from '../../lib/max-options.ts'
import {
  amount,
  broken,
  currency,
  entry,
  group,
  identifier,
  list,
  order,
  text,
  uniqueBy,
} from './fields.ts'

const period = z.enum(['once', 'month']).describe('`once` (pago único) o `month` (cada mes).')

/** A price as data; `src/lib/format-price.ts` is the only place that turns it into text. */
export const priceSchema = z
  .strictObject({
    currency,
    minimum: amount('Precio, o el más bajo de un rango; 0 se lee «gratis».', z.number().min(0)),
    maximum: amount('El más alto de un rango.').optional(),
    from: z.boolean().optional().describe('true: precio de partida («desde»).'),
    period,
    recurring: group('Cargo adicional que se repite.', {
      amount: amount('Cargo que se repite.'),
      period: z.literal('month').describe('Cada cuánto: `month` (cada mes).'),
      label: text('Qué se paga, p. ej. hosting.'),
    }).optional(),
  })
  .superRefine((price, context) => {
    if (price.maximum === undefined) return
    if (price.maximum <= price.minimum) context.addIssue(broken('range', ['maximum']))
    if (price.from) context.addIssue(broken('from-and-maximum', ['from']))
  })
  .describe('Precio: moneda, mínimo, máximo opcional, periodo y cargo recurrente opcional.')

/** A receipt of the home page's prices: one category with its options. */
export const pricingSchema = entry({
  title: text('Nombre de la categoría.'),
  selectLabel: text('Etiqueta de la lista de opciones.'),
  defaultOption: identifier('Opción que se muestra primero.'),
  options: uniqueBy(
    list('Opciones.', [1, maxOptions], {
      id: identifier('Nombre corto de la opción.'),
      name: text('Nombre de la opción.'),
      price: priceSchema,
      features: z.array(text('Qué incluye.')).min(3).max(6).describe('De tres a seis renglones.'),
    }),
    (option) => option.id,
  ),
  order,
}).superRefine((category, context) => {
  const options = category.options.map(({ id }) => id)
  if (!options.includes(category.defaultOption))
    context.addIssue(broken('not-an-option', ['defaultOption'], { options }))
})
