import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, quiet } from '../theme/tokens.ts'
import { wrapping } from './layout.ts'

const meta = css`
  ${quiet.hint};
  ${wrapping};
  column-gap: 16px;
  b {
    color: ${color.emberText};
    font-weight: 600;
  }
`

/** A line of small facts: category, day, minutes. */
export function Meta({ children }: { children: ReactNode }) {
  return <p css={meta}>{children}</p>
}
