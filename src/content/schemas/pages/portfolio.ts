import { group, text } from '../fields.ts'
import { action, headFields, page } from './page.ts'

/** The portfolio; its cards are the projects. */
export const portfolioPageSchema = page('portfolio', {
  ...headFields,
  filters: group('Botones de filtro, en orden.', {
    all: text('Botón que muestra todos.'),
    web: text('Botón de sitios web.'),
    ecommerce: text('Botón de tiendas.'),
    saas: text('Botón de SaaS.'),
    ia: text('Botón de IA.'),
  }),
  filtersLabel: text('Nombre del grupo de botones, para quien no lo ve.'),
  empty: group('Filtro sin proyectos: aviso y enlace de contacto.', {
    text: text('Lo que se lee en un filtro sin proyectos.'),
    action,
  }),
  projectAction: text('Botón que abre el proyecto.'),
  codeAction: text('Botón que abre el código.'),
  caseLabels: group('Títulos de cada caso.', {
    problem: text('Título del problema.'),
    work: text('Título de lo que se hizo.'),
    result: text('Título del resultado.'),
    screens: text('Nombre de las pantallas; le sigue el del proyecto.'),
  }),
  privateLabel: text('Etiqueta de los proyectos privados.'),
  privateDialog: group('Diálogo de un proyecto privado.', {
    title: text('Título del diálogo.'),
    text: text('Por qué no se puede ver.'),
    close: text('Botón que cierra.'),
  }),
  frameFailure: group('Aviso en la página de un cliente cuyo sitio no carga.', {
    title: text('Título del aviso.'),
    text: text('Qué pasó y qué hacer.'),
  }),
})
