import { css } from '@emotion/react'
import { Fire } from '../../components/Fire.tsx'
import { container, split } from '../../components/layout.ts'
import { ActionLink } from '../../components/links.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { color, leadGap, media, type } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { Matchboxes } from '../Matchboxes.tsx'
import type { ResourcesPageData } from './resources.data.server.ts'

const boxes = css`
  ${container};
  padding-bottom: clamp(56px, 8.6vw, 132px);
  overflow-x: clip;
`
const about = css`
  ${split(8)};
  row-gap: 6px;
  align-items: baseline;
  margin-bottom: clamp(28px, 3.6vw, 56px);
  padding-top: 20px;
  border-top: 2px solid ${color.ink};
  h2 {
    ${type.h3}
  }
  p {
    color: ${color.ink2};
  }
`

export function ResourcesPage({ boxes: { heading, lead, apps }, offer }: ResourcesPageData) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      {apps.apps.length > 0 && (
        <div css={boxes}>
          <div css={about}>
            <h2>{apps.heading}</h2>
            <p>{apps.lead}</p>
          </div>
          <Matchboxes {...apps} />
        </div>
      )}
      <OfferSection {...offer} />
    </>
  )
}

const offer = css`
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

function OfferSection({ heading, text, action, fire }: ResourcesPageData['offer']) {
  return (
    <section css={[grounds.maize, offer]} data-tone="maize" aria-labelledby="oferta">
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
