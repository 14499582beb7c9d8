import { css } from '@emotion/react'
import { withBase } from '../lib/site-path.ts'

/** Stops of every fire, base to tip, as shares of its height; colours follow theme and tone. */
export const fireOffsets = ['0%', '7%', '27%', '56%', '100%']

const stops = fireOffsets.map((offset, index) => `var(--f${index}) ${offset}`)

/** The colours of a fire: the background of a box that is as high as its drawing. */
export const fireColors = `linear-gradient(to top,${stops.join()})`

/**
 * The shape of a fire, from the drawing that `drawing` names; in forced colours it keeps its own.
 * The prefix is the name that every browser knows: without a shape there would be a block of colour.
 */
export const fireShape = '-webkit-mask:var(--fire) 0 0/100% 100% no-repeat;forced-color-adjust:none'

/**
 * Names a drawing that is a file of its own. A style attribute would say it as well, but the policy
 * of the site forbids those.
 *
 * @param src address without the base: see `fireFile` in src/art/art.ts
 */
export const drawing = (src: string) => css`
  --fire: url(${withBase(import.meta.env.BASE_URL, src)});
`

/**
 * Drawings are asked for after the first paint, which they would hold up: what is styled fetches its
 * pictures, wherever it stands. The sheet for later shows what bears `data-fire`.
 */
export const afterFirstPaint = 'content-visibility:hidden'
