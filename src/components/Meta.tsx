import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, quiet } from '../theme/tokens.ts'
import { wrapping } from './layout.ts'
import { WaitingLabel } from './WaitingLabel.tsx'

const meta = css`
  ${quiet.hint};
  ${wrapping};
  column-gap: 16px;
  b {
    color: ${color.emberText};
    font-weight: 600;
  }
`

type Props = { category: string; waitingText?: string; children: ReactNode }

/**
 * The line of facts about an article: category, date, reading time, and whether it is unpublished.
 */
export function Meta({ category, waitingText, children }: Props) {
  return (
    <p css={meta}>
      <b>{category}</b> {children}
      {waitingText && <WaitingLabel text={waitingText} />}
    </p>
  )
}
