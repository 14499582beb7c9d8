import { css } from '@emotion/react'
import { DeferredSection } from '../../components/Deferred.tsx'
import { container, split } from '../../components/layout.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { color, type } from '../../theme/tokens.ts'
import { Matchboxes } from '../Matchboxes.tsx'
import { OfferSection } from '../OfferSection.tsx'
import type { ResourcesPageData } from './resources.data.server.ts'

const boxes = css`
  ${container};
  padding-bottom: clamp(56px, 8.6vw, 132px);
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

export function ResourcesPage({ heading, lead, apps, offer }: ResourcesPageData) {
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
      <DeferredSection>
        <OfferSection {...offer} />
      </DeferredSection>
    </>
  )
}
