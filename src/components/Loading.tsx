import { css, keyframes } from '@emotion/react'
import { SINGLE_MARK } from '../lib/marks.ts'
import { color, media } from '../theme/tokens.ts'
import { container } from './layout.ts'

const rise = keyframes`50%{transform:scaleY(.45)}`

const box = css`${container};min-height:100vh;padding-block:56px`
const line = css`
  display:flex;align-items:end;gap:12px;color:${color.ink2};
  svg{width:7px;height:20px;fill:${color.ember};transform-origin:bottom}
  ${media.motion}{svg{animation:${rise} 1s infinite}svg:nth-of-type(2){animation-delay:.15s}svg:nth-of-type(3){animation-delay:.3s}}
`

/** What stands in for a page or body that is under way; it reserves the screen's height. */
export function Loading() {
  return (
    <div css={box}>
      <p css={line} role="status">
        Cargando...
        {[1, 2, 3].map((mark) => (
          <svg key={mark} aria-hidden="true" viewBox={SINGLE_MARK.viewBox}>
            <path d={SINGLE_MARK.path} />
          </svg>
        ))}
      </p>
    </div>
  )
}
