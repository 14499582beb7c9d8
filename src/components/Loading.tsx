import { css } from '@emotion/react'
import { color } from '../theme/tokens.ts'
import { container } from './layout.ts'
import { RisingMarks, rising } from './RisingMarks.tsx'

const box = css`
  ${container};
  min-height: 100vh;
  padding-block: 56px;
`
const line = css`
  ${rising};
  gap: 12px;
  color: ${color.ink2};
  svg {
    width: 7px;
    height: 20px;
    fill: ${color.ember};
  }
`

/** What stands in for a page or body that is under way; it reserves the screen's height. */
export function Loading() {
  return (
    <div css={box}>
      <p css={line} role="status">
        Cargando...
        <RisingMarks />
      </p>
    </div>
  )
}
