import { css } from '@emotion/react'
import { container, sectionPadding } from '../../components/layout.ts'
import { Matchbox, type MatchboxData } from '../../components/Matchbox.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import { SwipeHint } from '../../components/SwipeHint.tsx'
import { media } from '../../theme/tokens.ts'

const section = css`
  ${container};
  ${sectionPadding};
  overflow-x: clip;
`
const boxes = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 28px;
  margin: 0 0 44px;
  > li:nth-of-type(even) {
    translate: 0 44px;
  }
  ${media.belowNav} {
    gap: 20px;
  }
  ${media.belowTablet} {
    margin: 0;
    > li:nth-of-type(n) {
      translate: none;
    }
  }
  ${media.mobile} {
    display: flex;
    gap: 16px;
    margin-inline: -20px;
    && {
      padding: 16px 20px 0;
    }
    scroll-padding-inline: 20px;
    position: relative;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      flex: none;
      width: 236px;
      scroll-snap-align: start;
    }
  }
`

export type AppsData = {
  heading: string
  lead: string
  action: string
  brand: string
  apps: readonly MatchboxData[]
}

/** Four free AI apps as boxes of matches. */
export function AppsSection({ heading, lead, action, brand, apps }: AppsData) {
  return (
    <section css={section}>
      <SectionHead heading={heading}>
        <p>{lead}</p>
      </SectionHead>
      <SwipeHint />
      <ul css={boxes} className="apps">
        {apps.map((app) => (
          <li key={app.title}>
            <Matchbox
              {...app}
              brand={brand}
              action={action}
              to="/app-loader"
              state={{ app: app.title }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
