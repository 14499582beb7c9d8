import { inOrder, pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { templatePage } from '../define-page.ts'
import { wideFire } from '../fires.ts'
import { serviceDishes, serviceTiles } from '../service-cards.ts'

export type ServicesPageData = ReturnType<typeof servicesData>

function servicesData(content: Content) {
  const { heading, lead, offer } = pageOf(content, 'services').data
  const home = pageOf(content, 'home').data
  return {
    head: {
      heading,
      lead,
      fire: {
        seed: '/servicios',
        width: 400,
        height: 190,
        focus: 0.55,
        tongues: 4,
        cols: 60,
        low: 0.08,
      },
    },
    services: { heading: home.services.heading, tiles: serviceTiles(content) },
    menu: { ...home.menu, dishes: serviceDishes(content) },
    offer: { ...offer, fire: { seed: '/servicios/oferta', ...wideFire } },
  }
}

export const servicesPages = templatePage('services', servicesData, (content) => ({
  facts: () => ({
    kind: 'CollectionPage',
    list: inOrder(content.services)
      .filter(({ waiting }) => !waiting)
      .map(({ url, data }) => ({ name: data.card.title, url })),
  }),
}))
