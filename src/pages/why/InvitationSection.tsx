import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { Fire } from '../../components/Fire.tsx'
import { sectionBox, wideOnPhone } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { media, type } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import type { WhyPageData } from './why.data.server.ts'

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
  ${media.mobile} {
    a {
      width: 100%;
    }
  }
`
const band = css`
  ${wideOnPhone};
  margin-top: 24px;
`

export function InvitationSection(props: WhyPageData['invitation']) {
  const { heading, text, action, fire } = props
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
