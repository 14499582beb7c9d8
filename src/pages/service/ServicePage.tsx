import { DeferredSection } from '../../components/Deferred.tsx'
import type { ContactDialogData } from '../../features/contact/contact-types.ts'
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
      <DeferredSection isNear>
        <FeaturesSection {...features} />
      </DeferredSection>
      <DeferredSection>
        <PlansSection {...plans} dialog={dialog} />
      </DeferredSection>
      <DeferredSection>
        <StoriesSection {...stories} />
      </DeferredSection>
      <DeferredSection>
        <QuestionsSection ground="ruled" {...questions} />
      </DeferredSection>
      <DeferredSection>
        <QuoteSection {...quote} />
      </DeferredSection>
    </>
  )
}
