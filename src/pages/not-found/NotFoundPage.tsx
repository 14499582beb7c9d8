import { css } from '@emotion/react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ArrowLink } from '../../components/ArrowLink.tsx'
import { button } from '../../components/button-styles.ts'
import { container, grid } from '../../components/layout.ts'
import { color, font, media } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

const words = css`
  ${container};${grid};row-gap:24px;padding-block:56px 0;
  h1,h1 + p{${type.h1};grid-column:1/8;font-size:clamp(2.5rem,5.2vw,4.8rem)}
  ${media.belowTablet}{h1,h1 + p{grid-column:1/-1}}
`
const side = css`
  grid-column:9/-1;grid-row:1/3;
  > p{${type.lead};color:${color.ink2};margin-bottom:24px;max-width:34ch}
  ${media.belowTablet}{grid-column:1/-1;grid-row:auto;margin-top:24px}
`
const actions = css`display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px`
const scene = css`position:relative;overflow:hidden;margin-top:24px`
const figure = css`${container};font:850 43vw/.78 ${font.display};letter-spacing:-.05em;color:${color.ink};${media.mobile}{font-size:52vw;padding-top:24px}`
const ashes = css`
  position:absolute;inset:auto 0 0;height:clamp(36px,4.4vw,64px);width:100%;
  .cold{fill:${color.ink3}} .lit{fill:${color.ember}}
`

type Action = { label: string; to: string }

export type NotFoundPageData = {
  heading: string
  subheading: string
  text: string
  home: Action
  search: Action
  /** Cold ashes: one path in a box of 720 × 24. */
  ashes: string
  /** The last ember among them. */
  ember: string
}

/** The answer to an unknown address. */
export function NotFoundPage({
  heading,
  subheading,
  text,
  home,
  search,
  ashes: cold,
  ember,
}: NotFoundPageData) {
  const { pathname } = useLocation()
  useEffect(() => {
    console.error(`404: ${pathname}`)
  }, [pathname])
  return (
    <>
      <div css={words}>
        <h1 lang="en">{heading}</h1>
        <p>{subheading}</p>
        <div css={side}>
          <p>{text}</p>
          <div css={actions}>
            <Link css={button.ember} to={home.to}>
              {home.label}
            </Link>
            <ArrowLink to={search.to}>{search.label}</ArrowLink>
          </div>
        </div>
      </div>
      <div css={scene} aria-hidden="true">
        <div css={figure}>404</div>
        <svg
          aria-hidden="true"
          css={ashes}
          viewBox="0 0 720 24"
          preserveAspectRatio="xMidYMax slice"
        >
          <path className="cold" d={cold} />
          <path className="lit" d={ember} />
        </svg>
      </div>
    </>
  )
}
