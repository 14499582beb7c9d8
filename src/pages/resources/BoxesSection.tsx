import { css } from '@emotion/react'
import { container, grid } from '../../components/layout.ts'
import { Matchbox, type MatchboxData } from '../../components/Matchbox.tsx'
import { Lines } from '../../components/PageHead.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const section = css`
  ${container};
  ${grid};
  align-items: start;
  padding-block: clamp(56px, 6.2vw, 96px) clamp(72px, 8.6vw, 132px);
  overflow-x: clip;
  ${media.belowTablet} {
    display: block;
  }
  ${media.mobile} {
    padding-block: 44px 56px;
  }
`
const words = css`
  grid-column: 1/6;
  position: sticky;
  top: clamp(104px, 14vh, 168px);
  h1 {
    ${type.h1};
    font-size: clamp(2.9rem, 5.4vw, 5rem);
  }
  > p {
    ${type.lead};
    max-width: 22.6em;
    margin-top: 24px;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    position: static;
    h1 {
      ${type.h1}
    }
    > p {
      max-width: 34.6em;
      margin-top: 18px;
    }
  }
`
const about = css`
  margin-top: clamp(32px, 4.4vw, 64px);
  padding-top: 16px;
  border-top: 2px solid ${color.ink};
  max-width: 400px;
  h2 {
    ${type.h3};
    margin-bottom: 6px;
  }
  p {
    ${type.small};
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    max-width: none;
    margin-block: 32px 28px;
  }
`
const boxes = css`
  grid-column: 7/-1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 44px 32px;
  > li:nth-of-type(even) {
    translate: 0 72px;
  }
  ${media.belowTablet} {
    max-width: 720px;
    > li:nth-of-type(n) {
      translate: none;
    }
  }
  ${media.mobile} {
    display: flex;
    gap: 16px;
    margin-inline: -20px;
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

/** The h1 stays beside four boxes of matches: one for each free AI app. */
export function BoxesSection({ heading, lead, apps, brand, boxes: items }: BoxesData) {
  return (
    <div css={section}>
      <div css={words}>
        <h1>
          <Lines lines={heading} />
        </h1>
        <p>{lead}</p>
        <div css={about}>
          <h2>{apps.heading}</h2>
          <p>{apps.lead}</p>
        </div>
      </div>
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
  )
}
