import { css } from '@emotion/react'
import { use } from 'react'
import { type CoverSubject, type SubjectDrawing, subjectDrawings } from '../art/cover-subjects.ts'
import { svgUrl } from '../theme/tokens.ts'
import { IsDeferred } from './Deferred.tsx'

const drawing = css`
  width: 100%;
  height: 100%;
  fill: currentColor;
  fill-rule: evenodd;
`
/** With a prefix for Chrome before 120, as in masked-icons.ts. */
const masked = ({ width, height, d }: SubjectDrawing) => css`
  height: 100%;
  background: currentColor;
  -webkit-mask: ${svgUrl(`${width} ${height}`, `<path fill-rule='evenodd' d='${d}'/>`)}
    center / contain no-repeat;
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
  /* A mask prints with hairlines along its edges: nothing is painted there. */
  @media print {
    padding: 2px;
    background-clip: content-box;
  }
`

/**
 * The subject of an article as a woodcut: decoration that fills its box, since the title is next to
 * it. In a deferred part its path is in the style, which loads after the page.
 */
export function DrawnSubject({ name }: { name: CoverSubject }) {
  const subject = subjectDrawings[name]
  if (use(IsDeferred)) return <div css={masked(subject)} data-subject={name} />
  const { width, height, d } = subject
  return (
    <svg aria-hidden="true" css={drawing} viewBox={`0 0 ${width} ${height}`} data-subject={name}>
      <path d={d} />
    </svg>
  )
}
