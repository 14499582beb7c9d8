import { css } from '@emotion/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lastEmber, threadOfSmoke } from '../../art/ashes.ts'
import { Ashes } from '../../components/Ashes.tsx'
import { button } from '../../components/button-styles.ts'
import { container, split, wrapping } from '../../components/layout.ts'
import { ArrowLink, PageLink } from '../../components/links.tsx'
import { color, font, layer, media, quiet, type } from '../../theme/tokens.ts'
import type { NotFoundPageData } from './not-found.data.server.ts'

/* The scene ends above the chat button, which so covers no digit. */
const page = css`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: calc(100svh - 168px);
`
const words = css`
  ${container};
  ${split(8)};
  row-gap: 20px;
  align-items: start;
  padding-top: clamp(32px, 4.3vw, 58px);
`
/* One line in the web font and its fallback; two on a small phone. */
const names = css`
  h1,
  p {
    ${type.h1};
    max-width: none;
    font-size: clamp(3rem, 5.2vw, 4.8rem);
    ${media.mobile} {
      max-width: none;
      font-size: clamp(min(2.15rem, 13vw), 10.6vw, 2.8rem);
    }
    ${media.belowSmall} {
      max-width: 7em;
    }
  }
  p {
    margin-top: 0.16em;
    ${media.mobile} {
      margin-top: 0.36em;
    }
  }
`
const side = css`
  > p {
    ${quiet.lead};
    margin-bottom: 20px;
    max-width: 30.6em;
    text-wrap: var(--balance);
  }
  div {
    ${wrapping};
    gap: 8px 24px;
  }
`
const scene = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: end;
  overflow: hidden;
  padding-top: clamp(40px, 6vw, 96px);
  ${media.mobile} {
    padding-top: 210px;
  }
`
/* Generated content, not text: by night hardly lighter than its ground. Any tighter, the zero would
   touch the last digit. */
const figure = css`
  ${container};
  &::before {
    content: '404';
  }
  margin-bottom: calc(4.3vw - 10px);
  font: 850 min(43vw, 39rem)/0.655 ${font.display};
  letter-spacing: -0.036em;
  text-indent: -0.01em;
  white-space: nowrap;
  .dark & {
    color: ${color.line};
  }
  ${media.mobile} {
    padding-inline: 16px;
    font-size: 56vw;
    margin-bottom: calc(20px + 6.4vw);
  }
`
/* Smoke and ember are at the end of the number, beside it; on a phone above and below it. */
const smoke = css`
  position: absolute;
  display: inline;
  margin-left: 0.05em;
  bottom: calc(10vw + 8px);
  width: min(3.4vw, 49px);
  fill: ${color.ink3};
  ${media.mobile} {
    left: 53%;
    bottom: calc(38vw + 30px);
    width: 28px;
  }
`
const ember = css`
  position: absolute;
  display: inline;
  margin-left: 0.04em;
  bottom: 0;
  z-index: ${layer.content};
  width: 52px;
  fill: ${color.ember};
  ${media.mobile} {
    left: 52%;
    width: 30px;
  }
`

/** The page for an unknown URL, which it logs to the console. */
export function NotFoundPage({ heading, subheading, text, home, search }: NotFoundPageData) {
  const { pathname } = useLocation()
  useEffect(() => {
    console.info(`404: ${pathname}`)
  }, [pathname])
  return (
    <div css={page}>
      <div css={words}>
        <div css={names}>
          <h1 lang="en">{heading}</h1>
          <p>{subheading}</p>
        </div>
        <div css={side}>
          <p>{text}</p>
          <div>
            <PageLink css={button.ember} to={home.to}>
              {home.label}
            </PageLink>{' '}
            <ArrowLink to={search.to}>{search.label}</ArrowLink>
          </div>
        </div>
      </div>
      <ColdHearth />
    </div>
  )
}

/** Decoration: the number in cold ashes with one last ember. */
function ColdHearth() {
  return (
    <div css={scene} aria-hidden="true">
      <Ashes seed="cenizas" />
      <div css={figure}>
        <svg aria-hidden="true" css={smoke} viewBox="0 0 48 330">
          <path d={threadOfSmoke} />
        </svg>
        <svg aria-hidden="true" css={ember} viewBox="0 0 52 52">
          <path d={lastEmber} />
        </svg>
      </div>
    </div>
  )
}
