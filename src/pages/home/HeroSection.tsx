import { css } from '@emotion/react'
import { button, buttonRow } from '../../components/button-styles.ts'
import { Fire } from '../../components/drawings.ts'
import { container, underlined } from '../../components/layout.ts'
import { ActionLink } from '../../components/links.tsx'
import { PageTitle } from '../../components/PageHead.tsx'
import { QuickAsk } from '../../features/chat/QuickAsk.tsx'
import { firelightByNight } from '../../theme/firelight.ts'
import { color, layer, media, quiet, type } from '../../theme/tokens.ts'
import { FactList, figures } from '../FactList.tsx'
import type { HomePageData } from './home.data.server.ts'

const hero = css`
  position: relative;
  overflow: hidden;
  border-bottom: 3px solid ${color.ink};
  ${media.fromNav} {
    display: grid;
    align-items: center;
    min-height: min(43vw, 860px);
  }
`
/* In wide windows the text is left of the fire; below that width the fire is under it. */
const words = css`
  ${container};
  position: relative;
  z-index: ${layer.content};
  padding-block: clamp(24px, min(max(36px, 5.6vw), 20vh - 60px), 84px) clamp(56px, 4vw, 60px);
  h1 {
    ${type.d1};
    max-width: none;
  }
  > p {
    ${quiet.lead};
    max-width: min(25.3em, 38vw);
    margin-block: clamp(24px, min(4.2vw, 6vh), 42px) clamp(24px, 2.8vw, 28px);
  }
  form {
    margin-top: clamp(24px, 2.6vw, 26px);
    width: min(480px, 35vw);
  }
  ${media.belowTablet} {
    padding-bottom: clamp(8px, 3.3vw - 8px, 24px);
    > p {
      max-width: 30.6em;
    }
    form {
      width: auto;
    }
  }
  ${media.mobile} {
    form {
      max-width: none;
    }
  }
`
const art = css`
  position: absolute;
  inset: auto 0 0 auto;
  width: min(100%, 90rem);
  ${firelightByNight('46% 62% at 73% 96%')}
  ${media.belowTablet} {
    position: relative;
    width: 130%;
    margin-left: -24%;
  }
  ${media.mobile} {
    width: 164%;
    margin-left: -52%;
  }
`
const claims = css`
  ${container};
  ${figures};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  padding-block: 22px;
  dd {
    font-size: clamp(2rem, 3.44vw, 2.6rem);
  }
  /* Beside its figure the longest label needs 302 px. */
  @media (max-width: 82.5em) {
    div {
      flex-direction: column;
    }
  }
  ${media.belowTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 24px;
    padding-block: 0;
    div {
      gap: 4px;
      padding-block: 16px;
    }
    div:nth-of-type(n + 3) {
      border-top: 1px solid ${color.line};
    }
  }
  ${media.largeText} {
    display: block;
    div + div {
      border-top: 1px solid ${color.line};
    }
  }
`

export function HeroSection(data: HomePageData['hero']) {
  return (
    <section aria-label="Presentación">
      <div css={hero}>
        <div css={words}>
          <PageTitle lines={data.heading} />
          <p>{data.lead}</p>
          <div css={buttonRow} data-screen>
            <a css={button.ember} href="#contact">
              {data.action}
            </a>{' '}
            <ActionLink look="outline" {...data.secondary} />
          </div>
          <QuickAsk {...data.ask} />
        </div>
        <Fire css={art} drawing={data.fire} />
      </div>
      <div css={underlined}>
        <FactList css={claims} facts={data.claims} />
      </div>
    </section>
  )
}
