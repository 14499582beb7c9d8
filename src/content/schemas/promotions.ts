import { entry, order, text } from './fields.ts'

/** A coupon: a figure, a sentence and its condition. */
export const promotionSchema = entry({
  figure: text('La cifra grande, p. ej. 1 año.'),
  title: text('Qué se ofrece.'),
  condition: text('En qué condición.'),
  order,
})
