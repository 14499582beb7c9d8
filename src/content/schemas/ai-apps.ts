import { z } from 'zod'
import { entry, ground, icon, order, text } from './fields.ts'

/** A free AI app, drawn as a matchbox. */
export const aiAppSchema = entry({
  title: text('Nombre de la app.'),
  description: text('Qué hace.'),
  category: z
    .enum(['Contenido', 'Desarrollo', 'Diseño', 'Analytics'])
    .describe('Contenido, Desarrollo, Diseño o Analytics.'),
  ground,
  icon,
  order,
})
