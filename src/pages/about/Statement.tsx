import { css } from '@emotion/react'
import { container } from '../../components/layout.ts'
import { color, media, type } from '../../theme/tokens.ts'
import type { AboutPageData } from './about.data.server.ts'

const head = css`
  ${container};
  padding-block: clamp(44px, 6.2vw, 96px) clamp(56px, 7vw, 108px);
  h1,
  p {
    ${type.statement};
    text-wrap: balance;
    max-width: 14.6em;
  }
  h1 {
    max-width: none;
  }
  p {
    margin-top: 0.12em;
    color: ${color.ink3};
    font-weight: 700;
  }
  ${media.mobile} {
    /* Both wrap to the same number of lines in the web font and its fallback. */
    h1,
    p {
      font-size: clamp(min(2.125rem, 13vw), 10vw, 2.6rem);
    }
    h1 {
      max-width: 8em;
    }
  }
`

export function Statement({ heading, statement }: Pick<AboutPageData, 'heading' | 'statement'>) {
  return (
    <header css={head}>
      <h1>{heading.join(' ')}</h1>
      <p>{statement}</p>
    </header>
  )
}
