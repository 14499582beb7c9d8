import { css } from '@emotion/react'
import { sectionBox } from '../../components/layout.ts'
import { ProcessCarousel } from '../../features/process/ProcessCarousel.tsx'
import { color, leadGap } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import type { HomePageData } from './home.data.server.ts'

const band = css`
  overflow: hidden;
`
const inner = css`
  ${sectionBox};
  h2 {
    max-width: 8.2em;
  }
  h2 + p {
    margin-top: ${leadGap};
    max-width: 29.3em;
    color: ${color.ink2};
  }
`

export function ProcessSection({ heading, lead, steps }: HomePageData['process']) {
  return (
    <section
      css={[grounds.night, band]}
      data-tone="night"
      aria-roledescription="carrusel"
      aria-labelledby="proceso"
    >
      <div css={inner}>
        <ProcessCarousel steps={steps}>
          <h2 id="proceso">{heading}</h2>
          <p>{lead}</p>
        </ProcessCarousel>
      </div>
    </section>
  )
}
