import { css } from '@emotion/react'
import { type CoverSubject, type SubjectDrawing, subjectDrawings } from '../art/cover-subjects.ts'

/** A gradient survives forced colours, which take plain backgrounds away. */
const masked = ({ width, height, d }: SubjectDrawing) => css`
  height: 100%;
  background: linear-gradient(currentColor 0 0);
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'%3E%3Cpath fill-rule='evenodd' d='${d}'/%3E%3C/svg%3E")
    center / contain no-repeat;
`
const masks: Readonly<Record<CoverSubject, ReturnType<typeof css>>> = {
  hands: masked(subjectDrawings.hands),
  hook: masked(subjectDrawings.hook),
  stopwatch: masked(subjectDrawings.stopwatch),
}

/**
 * What an article is about, cut in wood; it fills its place, and the title stands beside it. Its path
 * stands in the style: in a deferred part of the page that comes later than the page.
 */
export function DrawnSubject({ name }: { name: CoverSubject }) {
  return <div css={masks[name]} data-subject={name} />
}
