import { css } from '@emotion/react'
import type { FireDrawing } from '../art/fire.ts'
import { FireBand } from '../components/drawings.ts'
import { sectionBox } from '../components/layout.ts'
import { ActionLink } from '../components/links.tsx'
import { type } from '../theme/tokens.ts'
import { onGround } from '../theme/tone.ts'

const words = css`
  ${sectionBox};
  padding-bottom: 12px;
  h2 {
    ${type.statement};
    max-width: 9.5em;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: end;
    gap: 24px;
    margin-top: 24px;
  }
  p {
    ${type.lead};
    max-width: 24em;
  }
`

type Props = {
  heading: string
  text: string
  action: { label: string; to: string }
  fire: FireDrawing
}

/** What a page offers at its end: one action on a maize ground, over a fire. */
export function OfferSection({ heading, text, action, fire }: Props) {
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
