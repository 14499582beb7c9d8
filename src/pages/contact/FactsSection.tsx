import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { Fire } from '../../components/Fire.tsx'
import { container, grid } from '../../components/layout.ts'
import { Lines } from '../../components/PageHead.tsx'
import { ContactForm, type ContactFormData } from '../../features/forms/ContactForm.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { type ContactCard, ContactCards } from './ContactCards.tsx'

const section = css`
  overflow: hidden;
  border-bottom: 3px solid ${color.ink};
`
const parts = css`
  ${container};
  ${grid};
  align-items: start;
  row-gap: 56px;
  padding-block: clamp(56px, 6.2vw, 88px) 40px;
  ${media.mobile} {
    padding-block: 44px 40px;
  }
`
const words = css`
  grid-column: 1/7;
  h1 {
    ${type.h1}
  }
  h1 + p {
    ${type.lead};
    max-width: 24em;
    margin-block: 28px 36px;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    grid-column: 1/-1;
    h1 + p {
      max-width: 34.6em;
    }
  }
  ${media.mobile} {
    h1 + p {
      margin-block: 18px 32px;
    }
  }
`
const side = css`
  grid-column: 7/-1;
  padding-top: 6px;
  ${media.belowTablet} {
    grid-column: 1/-1;
    padding-top: 0;
  }
  ${media.mobile} {
    margin-top: 32px;
  }
`
const band = css`
  ${media.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`

export type FactsData = {
  heading: readonly string[]
  lead: string
  cards: readonly ContactCard[]
  formHeading: string
  form: ContactFormData
  fire: FireDrawing
}

/** How to reach us at the left, the project form at the right, a low fire below both. */
export function FactsSection({ heading, lead, cards, formHeading, form, fire }: FactsData) {
  return (
    <section css={section}>
      <div css={parts}>
        <div css={words}>
          <h1>
            <Lines lines={heading} />
          </h1>
          <p>{lead}</p>
          <ContactCards cards={cards} />
        </div>
        <div css={side}>
          <h2 className="vh">{formHeading}</h2>
          <ContactForm {...form} />
        </div>
      </div>
      <div css={band}>
        <Fire drawing={fire} />
      </div>
    </section>
  )
}
