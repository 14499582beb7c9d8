import { z } from 'zod'
import { section, text } from '../fields.ts'
import { headFields, offer, page, point } from './page.ts'

/** Who the agency is: its mission, its four values and its story. */
export const aboutPageSchema = page('about', {
  ...headFields,
  mission: section('Misión.', { text: text('Párrafo.') }),
  values: section('Valores de la agencia.', {
    items: z.array(point).length(4).describe('Cuatro valores.'),
  }),
  story: section('Historia.', {
    paragraphs: z.array(text('Párrafo.')).min(1).describe('Párrafos, en orden.'),
  }),
  offer: offer('Cierre que lleva a conocer al equipo.'),
})
