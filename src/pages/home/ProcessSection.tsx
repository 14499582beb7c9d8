import { css } from '@emotion/react'
import { container, sectionPadding } from '../../components/layout.ts'
import { ProcessCarousel, type ProcessStep } from '../../features/process/ProcessCarousel.tsx'
import { color, media } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'

const band = css`
  overflow: hidden;
`
const inner = css`
  ${container};
  ${sectionPadding};
  position: relative;
  background: radial-gradient(
    46% 62% at 73% 96%,
    rgb(255 106 43 / 0.34),
    rgb(255 106 43 / 0.1) 45%,
    transparent 72%
  );
  max-width: none;
  padding-inline: max(clamp(20px, 3.4vw, 48px), calc(50% - 44rem + 48px));
  h2 {
    ${type.h2};
    max-width: 8.2em;
  }
  h2 + p {
    margin-top: 18px;
    max-width: 29.3em;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    background: none;
  }
`

export type ProcessData = { heading: string; lead: string; steps: readonly ProcessStep[] }

/** How a project goes, in five steps, beside a hearth of five tongues. */
export function ProcessSection({ heading, lead, steps }: ProcessData) {
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
