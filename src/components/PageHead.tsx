import { css } from '@emotion/react'
import { Fragment } from 'react'
import { color, media } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { container, grid } from './layout.ts'

const head = css`
  ${container};
  ${grid};
  align-items: end;
  row-gap: 18px;
  padding-block: clamp(56px, 6.2vw, 96px) 44px;
  ${media.mobile} {
    padding-block: 44px 28px;
  }
`
const title = css`
  ${type.h1};
  grid-column: 1/9;
  ${media.belowTablet} {
    grid-column: 1/-1;
  }
`
const side = css`
  ${type.lead};
  grid-column: 9/-1;
  max-width: 24em;
  color: ${color.ink2};
  text-wrap: balance;
  ${media.belowTablet} {
    grid-column: 1/-1;
    margin-top: 18px;
    max-width: 34.6em;
  }
`

type Props = {
  /** One entry per line; the breaks are set by hand so that fonts never move them. */
  heading: readonly string[]
  lead: string
}

/** The head of a page: its h1 at the left, its lead at the right, on one baseline. */
export function PageHead({ heading, lead }: Props) {
  return (
    <header css={head}>
      <h1 css={title}>
        <Lines lines={heading} />
      </h1>
      <p css={side}>{lead}</p>
    </header>
  )
}

/** Lines broken by hand. The space keeps the words apart for whoever listens. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && (
        <>
          {' '}
          <br />
        </>
      )}
      {line}
    </Fragment>
  ))
}
