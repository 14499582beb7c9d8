import { css } from '@emotion/react'
import { type CoverSubject, type SubjectDrawing, subjectDrawings } from '../art/cover-subjects.ts'
import { svgUrl } from '../theme/tokens.ts'

const masked = ({ width, height, d }: SubjectDrawing) => css`
  height: 100%;
  background: currentColor;
  mask: ${svgUrl(`${width} ${height}`, d, "fill-rule='evenodd' ")}
    center / contain no-repeat;
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`

/**
 * The subject of an article as a woodcut: decoration that fills its box, since the title is next to
 * it. Its path is in the style, which all covers with that subject share.
 */
export function DrawnSubject({ name }: { name: CoverSubject }) {
  return <div css={masked(subjectDrawings[name])} data-subject={name} />
}
