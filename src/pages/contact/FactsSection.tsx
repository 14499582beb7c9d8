import { css } from '@emotion/react'
import { Fire } from '../../components/Fire.tsx'
import { container, split, wideOnPhone } from '../../components/layout.ts'
import { PageTitle } from '../../components/PageHead.tsx'
import { ContactForm } from '../../features/forms/ContactForm.tsx'
import { color, media, quiet, type } from '../../theme/tokens.ts'
import { ContactCards } from './ContactCards.tsx'
import type { ContactPageData } from './contact.data.server.ts'

const section = css`
  overflow: hidden;
  border-bottom: 3px solid ${color.ink};
`
const parts = css`
  ${container};
  ${split(6)};
  row-gap: 56px;
  align-items: start;
  padding-block: clamp(56px, 6.2vw, 88px) 40px;
  h1 {
    ${type.h1}
  }
  h1 + p {
    ${quiet.lead};
    max-width: 34.6em;
    margin-block: 28px 36px;
  }
  ${media.tablet} {
    h1 + p {
      max-width: 24em;
    }
    > :first-of-type {
      padding-right: 32px;
    }
    > :last-of-type {
      padding-top: 6px;
    }
  }
  ${media.mobile} {
    row-gap: 32px;
    padding-top: 44px;
    h1 + p {
      margin-block: 18px 32px;
    }
  }
`

/** How to reach us at the left, the project form at the right, a low fire below both. */
export function FactsSection(props: ContactPageData['facts']) {
  const { heading, lead, cards, formHeading, form, fire } = props
  return (
    <section css={section}>
      <div css={parts}>
        <div>
          <PageTitle lines={heading} />
          <p>{lead}</p>
          <ContactCards cards={cards} />
        </div>
        <div>
          <h2 className="vh">{formHeading}</h2>
          <ContactForm {...form} />
        </div>
      </div>
      <Fire css={wideOnPhone} drawing={fire} />
    </section>
  )
}
