import { z } from 'zod'
import { entry, factText, icon, order, text } from './fields.ts'

/** A fact of the contact page: where, phone, e-mail, hours. */
export const contactCardSchema = entry({
  icon,
  title: text('Qué es.'),
  content: factText('El dato.'),
  detail: factText('Aclaración.'),
  link: z
    .enum(['phone', 'whatsapp', 'email'])
    .optional()
    .describe('A dónde lleva el dato: `phone` (teléfono), `whatsapp` o `email` (correo).'),
  order,
})
