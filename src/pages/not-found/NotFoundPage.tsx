import { css } from '@emotion/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { button } from '../../components/button-styles.ts'
import { container, grid } from '../../components/layout.ts'
import { PageLink } from '../../components/PageLink.tsx'
import { color, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { ColdHearth } from './ColdHearth.tsx'

/* The scene ends above the button of the chat, which covers no figure. */
const page = css`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: calc(100svh - 168px);
`
const words = css`
  ${container};
  ${grid};
  padding-block: clamp(44px, 4vw, 60px) 0;
  align-items: start;
  ${media.mobile} {
    padding-top: 32px;
  }
`
const names = css`
  grid-column: 1/9;
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
  ${media.belowTablet} {
    grid-column: 1/-1;
  }
`
const side = css`
  grid-column: 9/-1;
  > p {
    ${type.lead};
    color: ${color.ink2};
    margin-bottom: 20px;
    max-width: 22.6em;
    text-wrap: balance;
  }
  ${media.belowTablet} {
    grid-column: 1/-1;
    margin-top: 20px;
    > p {
      max-width: 30.6em;
    }
  }
`
const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
`

type Action = { label: string; to: string }

export type NotFoundPageData = {
  heading: string
  subheading: string
  text: string
  home: Action
  search: Action
}

/** The answer to an unknown address, which it writes to the console. */
export function NotFoundPage(data: NotFoundPageData) {
  const { pathname } = useLocation()
  useEffect(() => {
    console.info(`404: ${pathname}`)
  }, [pathname])
  return (
    <div css={page}>
      <div css={words}>
        <div css={names}>
          <h1 lang="en">{data.heading}</h1>
          <p>{data.subheading}</p>
        </div>
        <div css={side}>
          <p>{data.text}</p>
          <div css={actions}>
            <PageLink css={button.ember} to={data.home.to}>
              {data.home.label}
            </PageLink>
            <ArrowLink to={data.search.to}>{data.search.label}</ArrowLink>
          </div>
        </div>
      </div>
      <ColdHearth />
    </div>
  )
}
