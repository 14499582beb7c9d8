import { headFields, offer, page } from './page.ts'

/** The AI resources page. Its apps section takes its words from the home page. */
export const resourcesPageSchema = page('resources', {
  ...headFields,
  offer: offer('Cierre para quien necesita algo a la medida.'),
})
