import { z } from 'zod'
import { icon, text } from '../fields.ts'

/** One item of a list of arguments that belongs to a single page: a value, an advantage. */
export const point = z.strictObject({
  title: text('Nombre, en pocas palabras.'),
  description: text('Una frase que lo explica.'),
  icon,
})
