import { z } from 'zod'
import { entry, icon, order, text } from './fields.ts'

/** A way to get in touch. Its address comes from content/site.yaml. */
export const channelSchema = entry({
  platform: z
    .enum(['whatsapp', 'telegram', 'email'])
    .describe('Plataforma: `whatsapp`, `telegram` o `email` (correo).'),
  name: text('Nombre del canal.'),
  icon,
  description: text('Una línea: qué esperar de él.'),
  action: text('Texto de su botón.'),
  subject: text('Asunto del mensaje; solo para el correo.').optional(),
  order,
})
