import { z } from 'zod'
import { amountRegistry, text } from './fields.ts'

const amount = (description: string) =>
  z.number().positive().describe(description).register(amountRegistry, { kind: 'amount' })
const period = z.enum(['once', 'month']).describe('`once` (pago único) o `month` (cada mes).')

/**
 * A price as data; `src/lib/format-price.ts` is the only place that turns it into text.
 * Amounts are whole or decimal units of the currency, not cents.
 */
export const priceSchema = z
  .strictObject({
    currency: z.enum(['MXN', 'USD']).describe('Moneda: `MXN` o `USD`.'),
    minimum: amount('Precio, o el más bajo de un rango.'),
    maximum: amount('El más alto de un rango.').optional(),
    from: z.boolean().optional().describe('true: precio de partida («desde»).'),
    period,
    recurring: z
      .strictObject({
        amount: amount('Cargo que se repite.'),
        period: z.literal('month').describe('Cada cuánto: `month` (cada mes).'),
        label: text('Qué se paga, p. ej. hosting.'),
      })
      .optional()
      .describe('Cargo adicional que se repite.'),
  })
  .superRefine((price, context) => {
    if (price.maximum === undefined) return
    if (price.maximum <= price.minimum)
      context.addIssue({ code: 'custom', path: ['maximum'], params: { rule: 'range' } })
    if (price.from)
      context.addIssue({ code: 'custom', path: ['from'], params: { rule: 'from-and-maximum' } })
  })
  .describe('Precio: moneda, mínimo, máximo opcional, periodo y cargo recurrente opcional.')

export type Price = z.infer<typeof priceSchema>
