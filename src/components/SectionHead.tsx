import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, media } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

const head = css`
  display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end;gap:16px 32px;margin-bottom:clamp(28px,3.6vw,56px);
  h2{${type.h2};max-width:17ch}
  p{max-width:44ch;color:${color.ink2}}
  ${media.mobile}{gap:12px}
`

/** The heading of a section, with a sentence or a link at the right. */
export function SectionHead({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <div css={head}>
      <h2>{heading}</h2>
      {children}
    </div>
  )
}
