import { group, text } from '../fields.ts'
import { headFields, page } from './page.ts'

/** The search page; without JavaScript it lists sections and categories. */
export const searchPageSchema = page('search', {
  ...headFields,
  field: group('Campo de búsqueda.', {
    label: text('Etiqueta del campo.'),
    placeholder: text('Ejemplo dentro del campo.'),
    action: text('Texto del botón.'),
  }),
  results: text('Título de los resultados. {query} es lo que se buscó.'),
  corrected: text('Título si se buscó lo más parecido. {query} es lo que se escribió.'),
  empty: text('Lo que se lee sin resultados. {query} es lo que se buscó.'),
  failed: text('Lo que se lee si el buscador no carga.'),
  sections: text('Título de la lista de secciones.'),
  categories: text('Título de la lista de categorías.'),
})
