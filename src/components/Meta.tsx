import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, quiet } from '../theme/tokens.ts'
import { wrapping } from './layout.ts'
import { WaitingMark } from './WaitingMark.tsx'

const meta = css`
  ${quiet.hint};
  ${wrapping};
  column-gap: 16px;
  b {
    color: ${color.emberText};
    font-weight: 600;
  }
`

type Props = { category: string; mark?: string | undefined; children: ReactNode }

/**
 * The line of facts about an article: category, date, reading time, and whether it is unpublished.
 */
export function Meta({ category, mark, children }: Props) {
  return (
    <p css={meta}>
      <b>{category}</b> {children}
      {mark && <WaitingMark text={mark} />}
    </p>
  )
}
