import { css } from '@emotion/react'
import { media, quiet } from '../theme/tokens.ts'

const hint = css`
  display: none;
  ${quiet.hint};
  margin-bottom: 12px;
  ${media.mobile} {
    display: block;
  }
`

/** A hint above a row that is swiped on a phone. */
export const SwipeHint = ({ className }: { className?: string }) => (
  <p css={hint} className={className} aria-hidden="true" data-screen>
    Desliza →
  </p>
)
