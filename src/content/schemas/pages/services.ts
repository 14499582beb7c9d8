import { text } from '../fields.ts'
import { headFields, offer, page } from './page.ts'

/** The services page. Its mosaic and its menu take their words from the home page. */
export const servicesPageSchema = page('services', {
  ...headFields,
  currencies: text(
    'Qué precios están en pesos; va después de la aclaración de cada grupo de planes.',
  ),
  dialogTitle: text('Título del diálogo de contacto de cada servicio.'),
  offer: offer('Cierre para quien no sabe qué elegir.'),
})
