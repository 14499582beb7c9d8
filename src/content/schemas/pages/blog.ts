import { group, text } from '../fields.ts'
import { action, headFields, page } from './page.ts'

/** The listing of the blog, its categories and pages. */
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
