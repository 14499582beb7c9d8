import { css } from '@emotion/react'
import { ActionLink } from '../../components/ActionLink.tsx'
import { Fire } from '../../components/Fire.tsx'
import { container } from '../../components/layout.ts'
import { leadGap, media, type } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import type { ResourcesPageData } from './resources.data.server.ts'

const section = css`
  position: relative;
  overflow: hidden;
`
const words = css`
  ${container};
  display: flex;
  align-items: center;
  min-height: clamp(340px, 30vw, 460px);
  > div {
    width: 57%;
    padding-block: clamp(56px, 6vw, 88px);
  }
  h2 {
    max-width: 9.5em;
  }
  p {
    ${type.lead};
    margin-block: ${leadGap} 28px;
    max-width: 29.3em;
  }
  ${media.mobile} {
    > div {
      width: 100%;
      padding-bottom: 32px;
    }
  }
`
const art = css`
  position: absolute;
  inset: auto 0 0 auto;
  width: min(46%, 600px);
  ${media.mobile} {
    position: static;
    width: 100%;
  }
`

export function OfferSection({ heading, text, action, fire }: ResourcesPageData['offer']) {
  return (
    <section css={[grounds.maize, section]} data-tone="maize" aria-labelledby="oferta">
      <div css={words}>
        <div>
          <h2 id="oferta">{heading}</h2>
          <p>{text}</p>
          <ActionLink look="principal" {...action} />
        </div>
      </div>
      <Fire css={art} drawing={fire} />
    </section>
  )
}
