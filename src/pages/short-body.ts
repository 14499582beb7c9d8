import { css } from '@emotion/react'
import { color, emberLine } from '../theme/tokens.ts'

/** Text of a short body: an answer, a biography. `check-short-body.ts` says what it can contain. */
export const shortBody = css`
  color: ${color.ink2};
  p + *,
  ul + *,
  ol + * {
    margin-top: 12px;
  }
  a {
    color: ${color.ink};
    ${emberLine};
  }
`
