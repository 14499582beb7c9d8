import { z } from 'zod'
import { aliases, entry, group, icon, pageFields, path, section, text } from '../fields.ts'

export const action = group('Enlace: texto y página.', {
  label: text('Texto del enlace.'),
  to: path('Página de este sitio.'),
})

/** A page with a template of its own; `template` names the schema that the rest follows. */
export const page = <Template extends string, Shape extends z.ZodRawShape>(
  template: Template,
  shape: Shape,
) =>
  entry({
    template: z.literal(template).describe('Plantilla de la página.'),
    ...pageFields,
    aliases,
    ...shape,
  })

/** The head of a page: its h1 and the sentence beside it. */
export const headFields = {
  heading: z
    .array(text('Un renglón del título.'))
    .min(1)
    .max(3)
    .describe('Título grande (h1), un renglón por línea.'),
  lead: text('Una o dos frases junto al título.'),
}

/** The closing section of a page: a heading, a sentence and one link. */
export const offer = (description: string) =>
  section(description, { text: text('Frase bajo el título.'), action })

/** One item of a list that belongs to a single page: a value, an advantage. */
export const point = z.strictObject({
  title: text('Nombre, en pocas palabras.'),
  description: text('Una frase que lo explica.'),
  icon,
})
