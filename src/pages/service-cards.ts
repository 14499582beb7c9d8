import { servicePictograms } from '../art/pictograms.ts'
import type { Service } from '../content/entries.ts'
import { inOrder } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import { formatPrice } from '../lib/format-price.ts'
import { keepShortWords } from '../lib/keep-together.ts'
import { waitingText } from './define-page.ts'
import { mosaicLayout, type TileSpan } from './home/mosaic-layout.ts'
import { iconPath } from './icon-path.ts'

function serviceTile({ slug, url, data, waiting }: Service, span: TileSpan) {
  const { card, tone } = data
  return {
    url,
    ...card,
    title: keepShortWords(card.title),
    /** The drawing of a tile without a fire, or the icon named in content if there is none. */
    image: servicePictograms[card.icon] ?? { icon: iconPath(card.icon) },
    tone,
    /** A label that says that it is not published yet. */
    waitingText: waitingText(waiting),
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

/** The services as tiles of the mosaic. */
export function serviceTiles(content: Content) {
  const services = inOrder(content.services)
  const spans = mosaicLayout(services.map(({ data }) => data.tone !== undefined))
  return services.flatMap((service, place) => {
    const span = spans[place]
    return span ? serviceTile(service, span) : []
  })
}

/** The services as dishes of the menu, with their starting prices. */
export const serviceDishes = (content: Content) =>
  inOrder(content.services).map(({ url, data: { detail } }) => ({
    url,
    ...detail,
    title: keepShortWords(detail.title),
    price: formatPrice(detail.price),
  }))
