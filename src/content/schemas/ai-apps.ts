import { z } from 'zod'
import { entry, icon, order, printedTone, text } from './fields.ts'

/** A free AI app, drawn as a matchbox. */
export const aiAppSchema = entry({
  title: text('Nombre de la app.'),
  description: text('Qué hace.'),
  category: z
    .enum(['Contenido', 'Desarrollo', 'Diseño', 'Analytics'])
    .describe('`Contenido`, `Desarrollo`, `Diseño` o `Analytics`.'),
  tone: printedTone,
  icon,
  order,
})
