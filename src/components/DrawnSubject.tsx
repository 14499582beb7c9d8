import { css } from '@emotion/react'
import { type CoverSubject, subjectDrawings } from '../art/cover-subjects.ts'

const drawing = css`
  fill: currentColor;
  fill-rule: evenodd;
  pointer-events: none;
`

export type SubjectProps = {
  name: CoverSubject
  className?: string
}

/** What an article is about, cut in wood; its title stands beside it. */
export function DrawnSubject({ name, className }: SubjectProps) {
  const { width, height, d } = subjectDrawings[name]
  return (
    <svg aria-hidden="true" css={drawing} className={className} viewBox={`0 0 ${width} ${height}`}>
      <path d={d} />
    </svg>
  )
}
