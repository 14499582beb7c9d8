import { css, keyframes } from '@emotion/react'
import { media } from '../theme/tokens.ts'
import { Mark } from './Mark.tsx'

const rise = keyframes`50%{transform:scaleY(.45)}`

/** Styles of the box of the rising marks, which sets their size and colour. */
export const rising = css`
  display: flex;
  align-items: end;
  svg {
    transform-origin: bottom;
  }
  ${media.motion} {
    svg {
      animation: ${rise} 1s infinite;
    }
    svg:nth-of-type(2) {
      animation-delay: 0.15s;
    }
    svg:nth-of-type(3) {
      animation-delay: 0.3s;
    }
  }
`

/** Three rising marks: a decorative loading indicator, to be used beside a text. */
export function RisingMarks() {
  return [1, 2, 3].map((mark) => <Mark key={mark} />)
}
