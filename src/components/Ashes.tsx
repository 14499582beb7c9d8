import { css } from '@emotion/react'
import { drawAshes } from '../art/ashes.ts'
import { color, media } from '../theme/tokens.ts'

const ashes = css`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: max(40px, 2.78vw);
  fill: ${color.ink3};
  ${media.mobile} {
    height: 24px;
  }
`

/** A row of cold ashes along the foot of its box; another seed gives another row. */
export function Ashes({ seed }: { seed: string }) {
  return (
    <svg aria-hidden="true" css={ashes} viewBox="0 0 1440 40" preserveAspectRatio="xMidYMax slice">
      <path d={drawAshes(seed)} />
    </svg>
  )
}
