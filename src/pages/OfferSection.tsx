import { css } from '@emotion/react'
import type { FireDrawing } from '../art/fire.ts'
import { Fire } from '../components/Fire.tsx'
import { sectionBox, wideOnPhone } from '../components/layout.ts'
import { ActionLink } from '../components/links.tsx'
import { type } from '../theme/tokens.ts'
import { tone as grounds } from '../theme/tone.ts'

const section = css`
  overflow: hidden;
`
const words = css`
  ${sectionBox};
  padding-bottom: 0;
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
const band = css`
  ${wideOnPhone};
  margin-top: 24px;
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
    <section css={[grounds.maize, section]} data-tone="maize">
      <div css={words}>
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <ActionLink look="principal" {...action} />
        </div>
      </div>
      <div css={band}>
        <Fire drawing={fire} />
      </div>
    </section>
  )
}
