import { z } from 'zod'
import { references, section } from '../fields.ts'
import { headFields, offer, page, point } from './page.ts'

/** Why choose the agency: six advantages, testimonials and a call to action. */
export const whyPageSchema = page('why', {
  ...headFields,
  advantages: section('Ventajas.', {
    items: z.array(point).length(6).describe('Seis ventajas.'),
  }),
  testimonials: section('Testimonios.', {
    items: references('testimonials', 'Testimonios: nombres de archivo de content/testimonials.'),
  }),
  offer: offer('Llamado a la acción que cierra la página.'),
})
