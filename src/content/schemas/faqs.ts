import { entry, icon, order, text } from './fields.ts'

/** A question; the file's body is the answer. */
export const faqSchema = entry({
  question: text('La pregunta, con sus signos.'),
  icon,
  order,
})
