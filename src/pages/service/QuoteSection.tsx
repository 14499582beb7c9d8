import { css } from '@emotion/react'
import { FireBand } from '../../components/FireBand.tsx'
import { sectionBox, split } from '../../components/layout.ts'
import { QuoteForm } from '../../features/forms/QuoteForm.tsx'
import { layer, leadGap, media, quiet } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import type { ServicePageData } from './service.data.server.ts'

const section = css`
  ${sectionBox};
  ${split(6)};
  align-items: start;
  row-gap: clamp(28px, 5.8vw, 44px);
  position: relative;
  z-index: ${layer.content};
  ${media.tablet} {
    margin-bottom: -15vw;
  }
`
const promise = css`
  h2 {
    max-width: 10.1em;
  }
  p {
    ${quiet.lead};
    margin-top: ${leadGap};
    max-width: 24em;
  }
`

export function QuoteSection({ heading, lead, form: words, fire }: ServicePageData['quote']) {
  return (
    <section css={grounds.night} data-tone="night">
      <div css={section}>
        <div css={promise}>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </div>
        <div>
          <QuoteForm {...words} />
        </div>
      </div>
      <FireBand drawing={fire} />
    </section>
  )
}
