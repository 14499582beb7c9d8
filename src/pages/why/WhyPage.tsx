import { css } from '@emotion/react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { sectionBox, sunken } from '../../components/layout.ts'
import { color, font, media, type } from '../../theme/tokens.ts'
import { OfferSection } from '../OfferSection.tsx'
import { TestimonialList } from '../TestimonialList.tsx'
import { AdvantagesSection } from './AdvantagesSection.tsx'
import type { WhyPageData } from './why.data.server.ts'

export function WhyPage({ advantages, testimonials, offer }: WhyPageData) {
  return (
    <>
      <AdvantagesSection {...advantages} />
      <DeferredSection threshold={0.3} items={testimonials.items}>
        <TestimonialsSection {...testimonials} />
      </DeferredSection>
      <DeferredSection>
        <OfferSection {...offer} />
      </DeferredSection>
    </>
  )
}

const section = css`
  ${sectionBox};
  h2 {
    ${type.h3};
    margin-bottom: clamp(28px, 5.8vw, 44px);
  }
`
/* On a sunken band the ember has too little contrast for meaningful marks. */
const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(56px, 6vw, 88px) 24px;
  li:first-of-type {
    grid-column: 1/-1;
  }
  blockquote {
    margin-block: 20px 22px;
    font: 600 clamp(1.35rem, 2vw, 1.75rem)/1.22 ${font.display};
    letter-spacing: -0.018em;
    word-spacing: 0.05em;
    max-width: 20em;
  }
  li:first-of-type blockquote {
    ${type.quote};
    max-width: 13em;
    margin-block: 28px 32px;
  }
  li:nth-of-type(n + 2) {
    padding-top: 24px;
    border-top: 2px solid ${color.ink};
  }
  figcaption span {
    color: ${color.ink2};
  }
  [role='img'] {
    color: ${color.emberText};
  }
  ${media.mobile} {
    grid-template-columns: 1fr;
    gap: 44px;
  }
`

function TestimonialsSection({ heading, items }: WhyPageData['testimonials']) {
  return (
    <div css={sunken}>
      <section css={section}>
        <h2>{heading}</h2>
        <TestimonialList css={list} className="testimonials" items={items} />
      </section>
    </div>
  )
}
