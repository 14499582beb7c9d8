import { css } from '@emotion/react'
import { container, grid } from '../../components/layout.ts'
import { Matchbox, type MatchboxData } from '../../components/Matchbox.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { SwipeHint } from '../../components/SwipeHint.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const section = css`
  ${container};
  padding-block: 0 clamp(72px, 8.6vw, 132px);
  overflow-x: clip;
  ${media.mobile} {
    padding-bottom: 56px;
  }
`
const about = css`
  ${grid};
  align-items: baseline;
  padding-top: 20px;
  border-top: 2px solid ${color.ink};
  h2 {
    ${type.h3};
    grid-column: 1/9;
    margin-bottom: 6px;
  }
  p {
    grid-column: 9/-1;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    display: block;
  }
`
const boxes = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 28px;
  margin: clamp(28px, 3.6vw, 56px) 0 44px;
  > li:nth-of-type(even) {
    translate: 0 44px;
  }
  ${media.belowNav} {
    gap: 20px;
  }
  ${media.mobile} {
    display: flex;
    gap: 16px;
    margin: 8px -20px 0;
    && {
      padding: 20px 20px 0;
    }
    scroll-padding-inline: 20px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    > li {
      flex: none;
      width: 236px;
      scroll-snap-align: start;
    }
    > li:nth-of-type(n) {
      translate: none;
    }
  }
`

export type BoxesData = {
  heading: readonly string[]
  lead: string
  /** Heading and sentence of the apps, as on the home page. */
  apps: { heading: string; lead: string; action: string }
  brand: string
  boxes: readonly MatchboxData[]
}

/** Head and lead, then four boxes of matches in a row: one for each free AI app. */
export function BoxesSection({ heading, lead, apps, brand, boxes: items }: BoxesData) {
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <div css={section}>
        <div css={about}>
          <h2>{apps.heading}</h2>
          <p>{apps.lead}</p>
        </div>
        <SwipeHint />
        <ul css={boxes} className="apps">
          {items.map((app) => (
            <li key={app.title}>
              <Matchbox
                {...app}
                brand={brand}
                action={apps.action}
                to="/app-loader"
                state={{ app: app.title }}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
