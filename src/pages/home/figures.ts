import { css } from '@emotion/react'
import { color, font, type } from '../../theme/tokens.ts'

/** Facts whose value is a large figure, with what it counts beside it. */
export const figures = css`
  div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
  }
  dt {
    ${type.small};
    order: 2;
    color: ${color.ink2};
  }
  dd {
    font: 850 2.6rem/1 ${font.display};
    letter-spacing: -0.03em;
  }
`
