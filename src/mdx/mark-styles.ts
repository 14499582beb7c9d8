import { markOfFiveShape, singleMarkShape } from '../art/marks.ts'
import { fireGradient } from '../theme/palette.ts'
import { color } from '../theme/tokens.ts'

/*
 * Marks are clipped boxes, not masks, which browsers paint like images, after the text. They keep
 * their colours in forced-colors mode, which removes backgrounds.
 */

const clipped = (path: string, width: number, height: number, scale: number) => `
  content: '';
  display: block;
  width: ${width}px;
  height: ${height}px;
  clip-path: path('${path}');
  transform: scale(${scale});
  transform-origin: 0 0;
  print-color-adjust: exact;
  forced-color-adjust: none;
`

/** Declarations for a box in the shape of one cut of the gouge. */
export const singleMark = (scale: number) => `
  ${clipped(singleMarkShape.path, 11, 30, scale)}
  background: ${color.ember};
`

/** Declarations for a box in the shape of the brand's five cuts, in the colours of a fire. */
export const markOfFive = (scale: number) => `
  ${clipped(markOfFiveShape.path, 32, 34, scale)}
  background: ${fireGradient};
`
