import { css } from '@emotion/react'
import { Fire } from '../../components/drawings.ts'
import { Icon } from '../../components/Icon.tsx'
import { container, split } from '../../components/layout.ts'
import { PageTitle } from '../../components/PageHead.tsx'
import { firelightByNight } from '../../theme/firelight.ts'
import { color, media, quiet, type } from '../../theme/tokens.ts'
import type { WhyPageData } from './why.data.server.ts'

/* The line that the fire stands on. */
const groundLine = css`
  ${media.fromTablet} {
    border-bottom: 3px solid ${color.ink};
  }
`
const section = css`
  ${container};
  ${split(6)};
  grid-template-rows: auto 1fr;
  row-gap: clamp(36px, 4.3vw, 44px);
  padding-top: clamp(44px, 6.2vw, 96px);
`
/* Fills the column below the text, and overflows to the left where it needs more width. */
const art = css`
  position: relative;
  min-height: 320px;
  margin-right: calc((100% + 24px) / 6);
  ${firelightByNight('50% 60% at 50% 100%')}
  svg {
    position: absolute;
    height: 100%;
    overflow: visible;
  }
  ${media.belowTablet} {
    display: none;
  }
`
const head = css`
  p {
    ${quiet.lead};
    margin-top: clamp(18px, 2.8vw, 28px);
    max-width: 34.6em;
  }
  ${media.aboveMobile} {
    h1 {
      font-size: clamp(4rem, 5.6vw, 5.1rem);
    }
  }
  ${media.fromTablet} {
    p {
      max-width: 20em;
    }
  }
`
const advantages = css`
  padding-bottom: clamp(56px, 6vw, 88px);
  h2 {
    ${type.h3};
    padding-bottom: 20px;
    border-bottom: 2px solid ${color.ink};
  }
  li {
    display: grid;
    grid-template-columns: clamp(36px, 4.3vw, 44px) 1fr;
    gap: 4px clamp(16px, 2.4vw, 24px);
    padding-block: clamp(22px, 3vw, 30px) clamp(24px, 3.2vw, 32px);
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  svg {
    grid-row: span 2;
    height: auto;
    color: ${color.emberText};
  }
  h3 {
    font-size: clamp(1.6rem, 2.5vw, 2.2rem);
  }
  p {
    max-width: 28em;
    color: ${color.ink2};
    font-size: clamp(1.0625rem, 1.8vw, 1.125rem);
    line-height: 1.5;
  }
  ${media.fromTablet} {
    grid-column: 2;
    grid-row: 1/3;
  }
`

export function AdvantagesSection(props: WhyPageData['advantages']) {
  const { heading, lead, listHeading, items, fire } = props
  return (
    <div css={groundLine}>
      <div css={section}>
        <header css={head}>
          <PageTitle lines={heading} />
          <p>{lead}</p>
        </header>
        <section css={advantages}>
          <h2>{listHeading}</h2>
          <ul className="advantages">
            {items.map(({ title, description, icon }) => (
              <li key={title}>
                <Icon path={icon} size={44} />
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </section>
        <div css={art}>
          <Fire drawing={fire} align="xMaxYMax" />
        </div>
      </div>
    </div>
  )
}
