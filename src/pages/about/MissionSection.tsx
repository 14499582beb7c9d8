import { css } from '@emotion/react'
import { FireBand } from '../../components/FireBand.tsx'
import { sectionBox, split } from '../../components/layout.ts'
import { leadGap, media, quiet } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import type { AboutPageData } from './about.data.server.ts'

const section = css`
  ${sectionBox};
  ${split(8)};
  row-gap: ${leadGap};
  align-items: end;
  padding-bottom: clamp(20px, 3.2vw, 32px);
  p {
    ${quiet.lead};
    max-width: 37.3em;
  }
  ${media.tablet} {
    h2 {
      padding-right: 12.85%;
    }
  }
`

export function MissionSection({ heading, text, fire }: AboutPageData['mission']) {
  return (
    <section css={grounds.night} data-tone="night">
      <div css={section}>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <FireBand drawing={fire} />
    </section>
  )
}
