import { servicePictograms } from '../art/pictograms.ts'
import type { Service } from '../content/entries.ts'
import { inOrder } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { formatPrice } from '../lib/format-price.ts'
import type { Dish } from './home/MenuSection.tsx'
import { mosaicLayout, type TileSpan } from './home/mosaic-layout.ts'
import type { ServiceTile } from './home/ServicesSection.tsx'
import { iconPath } from './icon-path.ts'
import { waitingText } from './waiting-text.ts'

function serviceTile({ slug, url, data, waiting }: Service, span: TileSpan): ServiceTile {
  const { card, tone } = data
  return {
    url,
    title: card.title,
    description: card.description,
    picture: servicePictograms[card.icon] ?? { icon: iconPath(card.icon) },
    tone,
    mark: waitingText(waiting),
    span,
    fire: tone
      ? {
          seed: slug,
          width: 230,
          height: 130,
          focus: 0.5,
          spread: 1.2,
          low: 0.08,
          cols: 48,
          tongues: 4,
        }
      : undefined,
  }
}

function dish({ url, data }: Service): Dish {
  return { url, ...data.detail, price: formatPrice(data.detail.price) }
}

/** The services as tiles of the mosaic. */
export function serviceTiles(content: Content): ServiceTile[] {
  const services = inOrder(content.services)
  const spans = mosaicLayout(services.map(({ data }) => data.tone !== undefined))
  return services.flatMap((service, place) => {
    const span = spans[place]
    return span ? serviceTile(service, span) : []
  })
}

/** The services as dishes of the menu, with their starting prices. */
export function serviceDishes(content: Content): Dish[] {
  return inOrder(content.services).map(dish)
}
