import { css } from '@emotion/react'
import { columns } from '../components/layout.ts'
import { media, quiet } from '../theme/tokens.ts'

/** A heading on the left; on the right, aligned with its last line, a sentence and a button. */
export const headRow = css`
  ${columns};
  align-items: end;
  row-gap: clamp(18px, 2.4vw, 24px);
  h1,
  h2 {
    grid-column: 1/9;
  }
  > div {
    grid-column: 9/-1;
  }
  p {
    ${quiet.lead};
    max-width: 24em;
    margin-bottom: 24px;
  }
  ${media.mobile} {
    a {
      width: 100%;
    }
  }
`
