import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { button } from '../../components/button-styles.ts'
import { Fire } from '../../components/Fire.tsx'
import { container } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { media } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'

const section = css`
  overflow: hidden;
`
const words = css`
  ${container};
  padding-top: clamp(72px, 7.6vw, 116px);
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
  ${media.mobile} {
    padding-top: 64px;
    a {
      width: 100%;
    }
  }
`
const band = css`
  margin-top: 24px;
  ${media.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`

export type InvitationData = {
  heading: string
  text: string
  action: { label: string; to: string }
  fire: FireDrawing
}

/** The call to action, on maize by day and on indigo by night. */
export function InvitationSection({ heading, text, action, fire }: InvitationData) {
  return (
    <section css={[grounds.maize, section]} data-tone="maize">
      <div css={words}>
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <PageLink css={button.principal} to={action.to}>
            {action.label}
          </PageLink>
        </div>
      </div>
      <div css={band}>
        <Fire drawing={fire} />
      </div>
    </section>
  )
}
