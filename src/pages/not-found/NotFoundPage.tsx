import { css } from '@emotion/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { button } from '../../components/button-styles.ts'
import { container, split } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { media, quiet, type } from '../../theme/tokens.ts'
import { ColdHearth } from './ColdHearth.tsx'
import type { NotFoundPageData } from './not-found.data.server.ts'

/* The scene ends above the button of the chat, which covers no figure. */
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
  padding-top: clamp(44px, 4vw, 60px);
  ${media.mobile} {
    padding-top: 32px;
  }
`
const names = css`
  h1,
  p {
    ${type.h1};
    font-size: clamp(2.5rem, 5.2vw, 4.8rem);
    /* One line in either face; on a phone two. */
    max-width: none;
    ${media.mobile} {
      max-width: 7em;
      font-size: clamp(2.15rem, 10.6vw, 3rem);
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
    text-wrap: balance;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 24px;
  }
`

/** The answer to an unknown address, which it writes to the console. */
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
            </PageLink>
            <ArrowLink to={search.to}>{search.label}</ArrowLink>
          </div>
        </div>
      </div>
      <ColdHearth />
    </div>
  )
}
