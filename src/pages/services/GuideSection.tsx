import { css } from '@emotion/react'
import { button } from '../../components/button-styles.ts'
import { container, grid, lastBand, sectionPadding } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const section = css`
  ${container};
  ${grid};
  ${sectionPadding};
  align-items: end;
  row-gap: 24px;
  h2 {
    ${type.h2};
    grid-column: 1/8;
  }
  div {
    grid-column: 9/-1;
  }
  p {
    ${type.lead};
    color: ${color.ink2};
    margin-bottom: 24px;
    max-width: 24em;
  }
  ${media.belowTablet} {
    h2,
    div {
      grid-column: 1/-1;
    }
  }
  ${media.mobile} {
    div {
      margin-top: 18px;
    }
    a {
      width: 100%;
    }
  }
`

export type GuideData = { heading: string; text: string; action: { label: string; to: string } }

/** For whoever does not know which service to choose. */
export function GuideSection({ heading, text, action }: GuideData) {
  return (
    <div css={lastBand}>
      <section css={section}>
        <h2>{heading}</h2>
        <div>
          <p>{text}</p>
          <PageLink css={button.principal} to={action.to}>
            {action.label}
          </PageLink>
        </div>
      </section>
    </div>
  )
}
