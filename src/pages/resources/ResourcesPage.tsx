import { BoxesSection } from './BoxesSection.tsx'
import { OfferSection } from './OfferSection.tsx'
import type { ResourcesPageData } from './resources.data.server.ts'

/** The free AI apps, and the way to an app of one's own. */
export function ResourcesPage({ boxes, offer }: ResourcesPageData) {
  return (
    <>
      <BoxesSection {...boxes} />
      <OfferSection {...offer} />
    </>
  )
}
