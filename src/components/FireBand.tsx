import { css } from '@emotion/react'
import type { FireDrawing } from '../art/fire.ts'
import { color, media } from '../theme/tokens.ts'
import { Fire } from './Fire.tsx'

const band = css`
  overflow: hidden;
  border-bottom: 3px solid ${color.ink};
`
const art = css`
  .dark & {
    background: radial-gradient(
      46% 90% at 73% 100%,
      rgb(255 106 43 / 0.3),
      rgb(255 106 43 / 0.08) 48%,
      transparent 72%
    );
  }
  ${media.mobile} {
    width: 230%;
    margin-left: -65%;
  }
`
const whole = css`
  height: auto;
`

/** A fire from edge to edge, standing on the ground line that closes a part of a page. */
export function FireBand({ drawing }: { drawing: FireDrawing }) {
  return (
    <div css={band}>
      <div css={art}>
        <Fire css={whole} drawing={drawing} />
      </div>
    </div>
  )
}
