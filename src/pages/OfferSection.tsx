import { css } from '@emotion/react'
import { FireBand } from '../components/drawings.ts'
import { apart, sectionBox } from '../components/layout.ts'
import { ActionLink } from '../components/links.tsx'
import { type } from '../theme/tokens.ts'
import { onGround } from '../theme/tone.ts'
import type { ResourcesPageData } from './resources/resources.data.server.ts'

const words = css`
  ${sectionBox};
  padding-bottom: 12px;
  h2 {
    ${type.statement};
    max-width: 9.5em;
  }
  > div {
    ${apart};
    align-items: end;
    gap: 24px;
    margin-top: 24px;
  }
  p {
    ${type.lead};
    max-width: 24em;
  }
`

/** What a page offers at its end: one action on a maize ground, over a fire. */
export function OfferSection({ heading, text, action, fire }: ResourcesPageData['offer']) {
  return (
    <section {...onGround('maize')}>
      <div css={words}>
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <ActionLink look="principal" {...action} />
        </div>
      </div>
      <FireBand drawing={fire} />
    </section>
  )
}
