import type { ContactDialogData } from '../../features/contact/contact-types.ts'
import { Deferred } from '../../features/deferred/Deferred.tsx'
import { type QuestionsData, QuestionsSection } from '../QuestionsSection.tsx'
import { type FeaturesData, FeaturesSection } from './FeaturesSection.tsx'
import { type PlansData, PlansSection } from './PlansSection.tsx'
import { type QuoteData, QuoteSection } from './QuoteSection.tsx'
import { ServiceHero, type ServiceHeroData } from './ServiceHero.tsx'
import { type StoriesData, StoriesSection } from './StoriesSection.tsx'

export type ServicePageData = {
  hero: ServiceHeroData
  features: FeaturesData
  plans: PlansData
  stories: StoriesData
  questions: QuestionsData
  quote: QuoteData
  /** What every hire button of the page opens. */
  dialog: ContactDialogData
}

/** The page of a service. */
export function ServicePage({
  hero,
  features,
  plans,
  stories,
  questions,
  quote,
  dialog,
}: ServicePageData) {
  return (
    <>
      <ServiceHero {...hero} dialog={dialog} />
      <Deferred>
        <FeaturesSection {...features} />
      </Deferred>
      <Deferred>
        <PlansSection {...plans} dialog={dialog} />
      </Deferred>
      <Deferred>
        <StoriesSection {...stories} />
      </Deferred>
      <Deferred>
        <QuestionsSection ground="ruled" {...questions} />
      </Deferred>
      <Deferred>
        <QuoteSection {...quote} />
      </Deferred>
    </>
  )
}
