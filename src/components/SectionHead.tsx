import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, media } from '../theme/tokens.ts'
import { split } from './layout.ts'

const head = css`
  ${split(8)};
  row-gap: 12px;
  align-items: end;
  margin-bottom: clamp(28px, 3.6vw, 56px);
  > a {
    justify-self: end;
  }
  h2 {
    max-width: 10.8em;
  }
  p {
    max-width: 29.3em;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    &:not(:has(> p)) {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
  }
`

type Props = { heading: string; lead?: string | undefined; children?: ReactNode }

/** The heading of a section, with a sentence or a link at the right. */
export function SectionHead({ heading, lead, children }: Props) {
  return (
    <div css={head}>
      <h2>{heading}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </div>
  )
}
