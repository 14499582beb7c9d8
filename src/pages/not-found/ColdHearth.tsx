import { css } from '@emotion/react'
import { lastEmber, threadOfSmoke } from '../../art/ashes.ts'
import { Ashes } from '../../components/Ashes.tsx'
import { container } from '../../components/layout.ts'
import { color, font, layer, media } from '../../theme/tokens.ts'

const scene = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: end;
  overflow: hidden;
  padding-top: clamp(40px, 6vw, 96px);
  ${media.mobile} {
    padding-top: 210px;
  }
`
const figure = css`
  ${container};
  margin-bottom: calc(34px + 4.3vw);
  font: 850 min(43vw, 39rem)/0.655 ${font.display};
  letter-spacing: -0.05em;
  text-indent: -0.01em;
  white-space: nowrap;
  .dark & {
    color: ${color.line2};
  }
  ${media.mobile} {
    padding-inline: 16px;
    font-size: 56vw;
    margin-bottom: calc(20px + 6.4vw);
  }
`
/* Smoke and ember stand where the number ends, at its side; on a phone above and below it. */
const smoke = css`
  position: absolute;
  display: inline;
  margin-left: 0.05em;
  bottom: calc(10vw + 8px);
  width: min(3.4vw, 49px);
  fill: ${color.ink3};
  ${media.mobile} {
    left: 53%;
    bottom: calc(38vw + 30px);
    width: 28px;
  }
`
const ember = css`
  position: absolute;
  display: inline;
  margin-left: 0.04em;
  bottom: 0;
  z-index: ${layer.content};
  width: 52px;
  fill: ${color.ember};
  ${media.mobile} {
    left: 52%;
    width: 30px;
  }
`

/** The number, standing in cold ashes with one last ember; decoration. */
export function ColdHearth() {
  return (
    <div css={scene} aria-hidden="true">
      <Ashes seed="cenizas" />
      <div css={figure}>
        404
        <svg aria-hidden="true" css={smoke} viewBox="0 0 48 330">
          <path d={threadOfSmoke} />
        </svg>
        <svg aria-hidden="true" css={ember} viewBox="0 0 52 52">
          <path d={lastEmber} />
        </svg>
      </div>
    </div>
  )
}
