import { type BoxesData, BoxesSection } from './BoxesSection.tsx'
import { type OfferData, OfferSection } from './OfferSection.tsx'

export type ResourcesPageData = { boxes: BoxesData; offer: OfferData }

/** The free AI apps, and the way to an app of one's own. */
export function ResourcesPage({ boxes, offer }: ResourcesPageData) {
  return (
    <>
      <BoxesSection {...boxes} />
      <OfferSection {...offer} />
    </>
  )
}
