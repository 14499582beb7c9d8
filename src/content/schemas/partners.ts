import { z } from 'zod'
import { entry, group, icon, order, text } from './fields.ts'

/** A partner shown as a wordmark set in the site's own faces. */
export const partnerSchema = entry({
  name: text('Nombre, tal como se escribe.'),
  icon,
  wordmark: group('Cómo se dibuja su nombre.', {
    face: z
      .enum(['display', 'text'])
      .describe('Letra: `display` (Piazzolla) o `text` (Instrument Sans).'),
    weight: z.number().int().min(400).max(900).describe('Grosor, de 400 a 900.'),
    tracking: z.number().min(-0.05).max(0.1).describe('Espacio entre letras, en em.'),
  }),
  order,
})
