import { z } from 'zod'
import { entry, icon, order, text } from './fields.ts'

/** A fact of the contact page: where, phone, e-mail, hours. */
export const contactCardSchema = entry({
  icon,
  title: text('Qué es.'),
  content: text('El dato. {phone} y {email} se toman de content/site.yaml.'),
  detail: text('Aclaración.'),
  link: z.enum(['phone', 'whatsapp', 'email']).optional().describe('A dónde lleva el dato.'),
  order,
})
