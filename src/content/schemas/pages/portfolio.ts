import { z } from 'zod'
import { text } from '../fields.ts'
import { action, headFields, page } from './page.ts'

/** The portfolio; its cards are the projects. */
export const portfolioPageSchema = page('portfolio', {
  ...headFields,
  filters: z
    .strictObject({
      all: text('Botón que muestra todos.'),
      web: text('Botón de sitios web.'),
      ecommerce: text('Botón de tiendas.'),
      saas: text('Botón de SaaS.'),
      ia: text('Botón de IA.'),
    })
    .describe('Botones de filtro, en orden.'),
  filtersLabel: text('Nombre del grupo de botones, para quien no lo ve.'),
  empty: z
    .strictObject({ text: text('Lo que se lee en un filtro sin proyectos.'), action })
    .describe('Filtro sin proyectos: aviso y enlace de contacto.'),
  projectAction: text('Botón que abre el proyecto.'),
  codeAction: text('Botón que abre el código.'),
  caseLabels: z
    .strictObject({
      problem: text('Título del problema.'),
      work: text('Título de lo que se hizo.'),
      result: text('Título del resultado.'),
      screens: text('Nombre de las pantallas; le sigue el del proyecto.'),
    })
    .describe('Títulos de cada caso.'),
  privateLabel: text('Etiqueta de los proyectos privados.'),
  privateDialog: z
    .strictObject({
      title: text('Título del diálogo.'),
      text: text('Por qué no se puede ver.'),
      close: text('Botón que cierra.'),
    })
    .describe('Diálogo de un proyecto privado.'),
  frameFailure: z
    .strictObject({ title: text('Título del aviso.'), text: text('Qué pasó y qué hacer.') })
    .describe('Aviso en la página de un cliente cuyo sitio no carga.'),
})
