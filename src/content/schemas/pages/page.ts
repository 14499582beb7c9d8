import { z } from 'zod'
import { aliases, entry, group, icon, list, pageFields, path, section, text } from '../fields.ts'

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

/** A page that consists of its body: terms, privacy. */
export const textPageSchema = page('text', headFields)

/** The listing of the blog, of its categories and of their further pages. */
export const blogPageSchema = page('blog', {
  ...headFields,
  all: text('Nombre de la lista completa, p. ej. Todos.'),
  readMore: text('Enlace de cada artículo.'),
  search: action.describe('Enlace al buscador.'),
  empty: text('Lo que se lee en una categoría sin artículos.'),
  none: text('Lo que se lee mientras el blog no tiene ningún artículo.'),
  newsletter: group('Caja del boletín. Sin ella, no se ofrece.', {
    heading: text('Título de la caja.'),
    placeholder: text('Ejemplo dentro del campo.'),
    action: text('Texto del botón.'),
    note: text('Aclaración bajo el campo.'),
  }).optional(),
})

/** The search page; without JavaScript it lists sections and categories. */
export const searchPageSchema = page('search', {
  ...headFields,
  field: group('Campo de búsqueda.', {
    label: text('Etiqueta del campo.'),
    placeholder: text('Ejemplo dentro del campo.'),
    action: text('Texto del botón.'),
    shortcut: text('Casilla que apaga la tecla /.'),
  }),
  results: text('Título de los resultados. {query} es lo que se buscó.'),
  corrected: text('Título si se buscó lo más parecido. {query} es lo que se escribió.'),
  empty: text('Lo que se lee sin resultados. {query} es lo que se buscó.'),
  failed: text('Lo que se lee si el buscador no carga.'),
  sections: text('Título de la lista de secciones.'),
  categories: text('Título de la lista de categorías.'),
})

/** The loading screen of an AI app. */
export const loaderPageSchema = page('loader', {
  fallbackName: text('Nombre cuando no se sabe qué app es.'),
  stages: z
    .array(text('Texto de estado.'))
    .length(5)
    .describe('Cinco estados; cada uno dura un quinto del avance.'),
  done: text('Texto al llegar a 100%.'),
  soon: text('Aviso de que la app aún no está disponible.'),
  notify: group('Al terminar: cómo pedir que le avisen.', {
    label: text('Texto del enlace a WhatsApp.'),
    message: text('Mensaje ya escrito; {app} es el nombre de la app.'),
  }),
  progressLabel: text('Nombre de la barra de avance, para quien no la ve.'),
  facts: list('Panel fijo de cuatro estados.', 4, {
    label: text('Dato.'),
    value: text('Estado.'),
  }),
  home: action,
})

/** The page for an unknown address. Its heading is in English because the agency asked for these words. */
export const notFoundPageSchema = page('not-found', {
  heading: text('Título en inglés, literal.'),
  subheading: text('Lo mismo en español.'),
  text: text('Qué pasó y qué hacer.'),
  home: action,
  search: action,
})
