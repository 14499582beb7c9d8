import type { ReactNode } from 'react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { staticPart } from '../../components/static-part.tsx'
import { QuestionsSection } from '../QuestionsSection.tsx'
import { FeaturesSection } from './FeaturesSection.tsx'
import { PlansSection } from './PlansSection.tsx'
import { QuoteSection } from './QuoteSection.tsx'
import { ServiceHero } from './ServiceHero.tsx'
import { StoriesSection } from './StoriesSection.tsx'
import { type SectionName, sectionOrder } from './section-order.ts'
import type { ServicePageData } from './service.data.server.ts'

const SceneSection = staticPart(() => import('./SceneSection.tsx'), 'SceneSection')

/** The page of a service; the kind of its scene decides the order of its sections. */
export function ServicePage(data: ServicePageData) {
  const { hero, scene, stories, questions, quote, dialog } = data
  const sections: Record<SectionName, ReactNode> = {
    scene: scene && <SceneSection scene={scene} />,
    features: <FeaturesSection {...data.features} />,
    plans: <PlansSection {...data.plans} dialog={dialog} />,
    stories: stories.stories.length > 0 && <StoriesSection {...stories} />,
    questions: questions.items.length > 0 && <QuestionsSection ground="ruled" {...questions} />,
  }
  return (
    <>
      <ServiceHero {...hero} dialog={dialog} />
      {sectionOrder(scene).map(
        (name, place) =>
          sections[name] && (
            // The first one may start on the first screen.
            <DeferredSection key={name} isNear={place === 0}>
              {sections[name]}
            </DeferredSection>
          ),
      )}
      <DeferredSection>
        <QuoteSection {...quote} />
      </DeferredSection>
    </>
  )
}
