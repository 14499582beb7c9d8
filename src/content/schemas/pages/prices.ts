import { group, section, text } from '../fields.ts'
import { headFields, page } from './page.ts'

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
