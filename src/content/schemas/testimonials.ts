import { z } from 'zod'
import { entry, text } from './fields.ts'

/** What a client said. */
export const testimonialSchema = entry({
  name: text('Quién lo dice.'),
  company: text('Su empresa.').optional(),
  service: text('Servicio que contrató.'),
  rating: z.number().int().min(1).max(5).describe('Calificación, de 1 a 5.'),
  content: text('Lo que dijo, sin comillas.'),
})
