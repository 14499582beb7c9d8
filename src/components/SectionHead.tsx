import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, media } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

const head = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 12px 24px;
  align-items: end;
  margin-bottom: clamp(28px, 3.6vw, 56px);
  > * {
    grid-column: 9/-1;
  }
  > a {
    justify-self: end;
  }
  h2 {
    ${type.h2};
    grid-column: 1/9;
    max-width: 10.8em;
  }
  p {
    max-width: 29.3em;
    color: ${color.ink2};
  }
  ${media.belowTablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    &:has(> p) {
      flex-direction: column;
      align-items: start;
    }
  }
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
