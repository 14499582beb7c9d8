import { css } from '@emotion/react'
import { use } from 'react'
import { drawFire, type FireDrawing } from '../art/fire.ts'
import { firelightByNight } from '../theme/firelight.ts'
import { fireGradient } from '../theme/palette.ts'
import { color, svgUrl } from '../theme/tokens.ts'
import { IsDeferred } from './Deferred.tsx'
import { DrawnFire } from './DrawnFire.tsx'
import { wideOnPhone } from './layout.ts'

const band = css`
  overflow: hidden;
  border-bottom: 3px solid ${color.ink};
`
/* Behind the tongues: at their focus, or along the whole band. */
const glow = (focus: number | undefined) => css`
  ${wideOnPhone(focus)};
  ${firelightByNight(focus === undefined ? '72% 90% at bottom' : `46% 90% at ${100 * focus}% 100%`)}
`
/**
 * Puts the drawing into the style, which loads after the page below the first screen. With a prefix for
 * Chrome before 120, as in masked-icons.ts.
 */
const masked = (drawing: FireDrawing) => css`
  aspect-ratio: ${drawing.width}/${drawing.height};
  background: ${fireGradient};
  -webkit-mask: ${svgUrl(`${drawing.width} ${drawing.height}`, `<path d='${drawFire(drawing)}'/>`)}
    center bottom / cover no-repeat;
  pointer-events: none;
`

/**
 * A fire from edge to edge, standing on the line that ends a part of a page. On the first screen it
 * is not a mask, because browsers paint masks like images, after the text.
 */
export function DrawnFireBand({ drawing }: { drawing: FireDrawing }) {
  const isDeferred = use(IsDeferred)
  return (
    // Not printed as a mask, which prints badly, and often alone at the top of a sheet.
    <div css={band} data-screen={isDeferred ? '' : undefined}>
      <div css={glow(drawing.focus)}>
        {isDeferred ? <div css={masked(drawing)} /> : <DrawnFire drawing={drawing} />}
      </div>
    </div>
  )
}
