import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { FireBand } from '../../components/drawings.ts'
import { ruled, sectionBox, split } from '../../components/layout.ts'
import { Section } from '../../components/Section.tsx'
import { staticPart } from '../../components/static-part.tsx'
import { QuoteForm } from '../../features/forms/QuoteForm.tsx'
import { color, font, layer, leadGap, media, quiet } from '../../theme/tokens.ts'
import { onGround } from '../../theme/tone.ts'
import { QuestionsSection } from '../QuestionsSection.tsx'
import { TestimonialList } from '../TestimonialList.tsx'
import { FeaturesSection } from './FeaturesSection.tsx'
import { PlansSection } from './PlansSection.tsx'
import { ServiceHero } from './ServiceHero.tsx'
import { type SectionName, sectionOrder } from './section-order.ts'
import type { ServicePageData } from './service.data.server.ts'

const SceneSection = staticPart(() => import('./SceneSection.tsx'), 'SceneSection')

/** The page of a service; the kind of its scene decides the order of its sections. */
export function ServicePage(data: ServicePageData) {
  const { hero, scene, testimonials, questions, quote, dialog } = data
  const sections: Record<SectionName, ReactNode> = {
    scene: scene && <SceneSection scene={scene} />,
    features: <FeaturesSection {...data.features} />,
    plans: <PlansSection {...data.plans} dialog={dialog} />,
    testimonials: testimonials.items.length > 0 && <TestimonialsSection {...testimonials} />,
    questions: questions.items.length > 0 && <QuestionsSection band="ruled" {...questions} />,
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

/* Up to three in a row; fewer share it. */
const testimonialList = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(30%, 1fr));
  gap: 44px clamp(24px, 3.4vw, 48px);
  li {
    padding-top: 20px;
    border-top: 2px solid ${color.ink};
  }
  blockquote {
    margin: 16px 0 20px;
    max-width: 26.6em;
    font: 500 1.375rem/1.3 ${font.display};
    letter-spacing: -0.012em;
    text-wrap: var(--balance);
  }
  ${media.belowTablet} {
    grid-template-columns: 1fr;
    gap: 36px;
  }
`

function TestimonialsSection({ heading, items }: ServicePageData['testimonials']) {
  return (
    <Section band={ruled} heading={heading}>
      <TestimonialList css={testimonialList} className="testimonials" items={items} />
    </Section>
  )
}

/* The fire rises beside the form, in the widest windows below the sentence too. */
const section = css`
  ${sectionBox};
  ${split(6)};
  align-items: start;
  row-gap: clamp(28px, 5.8vw, 44px);
  position: relative;
  z-index: ${layer.content};
  ${media.fromTablet} {
    margin-bottom: max(-15vw, -216px);
  }
`
const promise = css`
  p {
    ${quiet.lead};
    margin-top: ${leadGap};
    max-width: 24em;
  }
`

function QuoteSection({ heading, lead, form: words, fire }: ServicePageData['quote']) {
  return (
    <section {...onGround('night')}>
      <div css={section}>
        <div css={promise}>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </div>
        <div>
          <QuoteForm {...words} />
        </div>
      </div>
      <FireBand drawing={fire} />
    </section>
  )
}
