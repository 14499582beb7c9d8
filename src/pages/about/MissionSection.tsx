import { css } from '@emotion/react'
import type { FireDrawing } from '../../art/fire.ts'
import { FireBand } from '../../components/FireBand.tsx'
import { container, grid } from '../../components/layout.ts'
import { color, media } from '../../theme/tokens.ts'
import { tone as grounds } from '../../theme/tone.ts'
import { type } from '../../theme/type.ts'

const section = css`
  ${container};
  ${grid};
  align-items: end;
  row-gap: 28px;
  padding-block: clamp(72px, 7.6vw, 116px) 32px;
  h2 {
    ${type.h2};
    grid-column: 1/8;
  }
  p {
    ${type.lead};
    grid-column: 9/-1;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    h2,
    p {
      grid-column: 1/-1;
      max-width: 37.3em;
    }
  }
  ${media.mobile} {
    padding-block: 64px 20px;
    p {
      margin-top: 20px;
    }
  }
`

export type MissionData = {
  heading: string
  text: string
  fire: FireDrawing
}

/** The mission, on night, with the page's only fire. */
export function MissionSection({ heading, text, fire }: MissionData) {
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
