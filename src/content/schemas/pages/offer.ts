import { group, section, text } from '../fields.ts'
import { action, headFields, offer, page } from './page.ts'

/** The services page. Its mosaic and its menu take their words from the home page. */
export const servicesPageSchema = page('services', {
  ...headFields,
  currencies: text(
    'Qué precios están en pesos; va después de la aclaración de cada grupo de planes.',
  ),
  dialogTitle: text('Título del diálogo de contacto de cada servicio.'),
  planMessage: text('Mensaje del botón de un plan. Lleva {service}, {plan} y {price}.'),
  offer: offer('Cierre para quien no sabe qué elegir.'),
})

/** The prices page. Its receipts and its urgent contact take their words from the home page. */
export const pricesPageSchema = page('prices', {
  ...headFields,
  conditions: text('Cómo se paga y se cancela, bajo los recibos.'),
  table: section('La tabla con todos los precios.', {
    columns: group('Títulos de las tres columnas.', {
      service: text('Título de la columna de servicios.'),
      includes: text('Título de la columna de lo que incluye.'),
      price: text('Título de la columna de precios.'),
    }),
    estimates: text('Lo que acompaña a cada grupo de rangos estimados, con su moneda.'),
    services: section('Los planes de las páginas de servicio.', {
      note: text('Lo que acompaña al grupo, con su moneda.'),
    }),
  }),
})

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

/** The AI resources page. Its apps section takes its words from the home page. */
export const resourcesPageSchema = page('resources', {
  ...headFields,
  offer: offer('Cierre para quien necesita algo a la medida.'),
})
